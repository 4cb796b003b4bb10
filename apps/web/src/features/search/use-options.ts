import { useAbility } from '@casl/react';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconKeyboard, IconLogout, IconMoon, IconPlus, IconSparkles, IconSun } from '@tabler/icons-react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { hubs } from '@talent-os/contracts/navigation/hubs';
import { searchKindOf } from '@talent-os/contracts/search/kinds';
import type { SearchResult } from '@talent-os/contracts/identity/search';
import { useNavigate } from 'react-router-dom';
import { openScreens } from '@/lib/menu';
import { useActions } from './actions';
import { ASSISTANT, RECENT } from './groups.rules';
import { tierOf } from './match.rules';
import type { PaletteOption } from './option';

const SCREENS = 'Screens';
const ACTIONS = 'Actions';

/** A record as an option; `tier` where the search's own order is to stand. */
const recordOption = ({ kind, id, title, detail, link }: SearchResult, group: string, tier: number): PaletteOption => ({
  key: `${kind} ${id}`,
  group,
  title,
  detail: group === RECENT ? [searchKindOf(kind).one, detail].filter(Boolean).join(' · ') : detail,
  hub: searchKindOf(kind).hub,
  tier,
  to: link,
  record: { kind, id },
});

/** Records as options: those opened lately under a heading of their own, the others under their kind's. */
export const recordOptions = (
  items: readonly SearchResult[],
  typed: string,
  isRecent: (item: SearchResult) => boolean,
): PaletteOption[] =>
  items.map((item) =>
    recordOption(
      item,
      isRecent(item) ? RECENT : searchKindOf(item.kind).many,
      typed ? (tierOf(item.title, typed, item.detail) ?? 4) : 0,
    ),
  );

/** Screens and actions of the caller that fit what is typed; all of them where nothing is. */
export function useOwnOptions(typed: string, onShortcuts: () => void): PaletteOption[] {
  const ability = useAbility<AppAbility>();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const actions = useActions();
  const screens = openScreens(ability)
    .filter(({ hub }) => hub !== 'developer')
    .map(({ path, label, hub }) => ({
      key: path,
      group: SCREENS,
      title: label,
      detail: hubs.find(({ key }) => key === hub)?.title ?? '',
      hub,
      to: path,
    }));
  const own = { group: ACTIONS, detail: '', hub: 'home' } as const;
  const all: readonly Omit<PaletteOption, 'tier'>[] = [
    ...actions.map(({ label, hub, to }) => ({ ...own, key: to, title: label, hub, icon: IconPlus, to })),
    {
      ...own,
      key: 'color-scheme',
      title: dark ? 'Light theme' : 'Dark theme',
      icon: dark ? IconSun : IconMoon,
      act: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    { ...own, key: 'shortcuts', title: 'Keyboard shortcuts', icon: IconKeyboard, act: onShortcuts },
    { ...own, key: 'sign-out', title: 'Sign out', icon: IconLogout, act: () => void navigate('/logout') },
    ...screens,
  ];
  if (!typed) return all.map((one) => ({ ...one, tier: one.group === ACTIONS ? 0 : 1 }));
  return all.flatMap((one) => {
    const tier = tierOf(one.title, typed, one.detail);
    return tier === undefined ? [] : [{ ...one, tier }];
  });
}

/** What is left where nothing is found: the assistant, with the same words. */
export const askOption = (typed: string, ask: (text: string) => void): PaletteOption => ({
  key: 'ask',
  group: ASSISTANT,
  title: `Ask the assistant about “${typed}”`,
  detail: '',
  hub: 'intelligence',
  icon: IconSparkles,
  tier: 9,
  act: () => ask(typed),
});
