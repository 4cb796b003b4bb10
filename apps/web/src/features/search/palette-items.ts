import { useAbility } from '@casl/react';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { hubs } from '@talent-os/contracts/navigation/hubs';
import { IconLogout, IconMoon, IconSun, type Icon } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router-dom';
import { hueOf, looks } from '../../ui/hub-looks';
import { openScreens } from '../../lib/menu';

export type PaletteItem = {
  readonly id: string;
  readonly label: string;
  /** The hub of a screen, or what kind of action. */
  readonly group: string;
  readonly icon: Icon;
  readonly style?: CSSProperties;
  readonly run: () => void;
};

const SHOWN = 9;

/** Every screen the caller may open, and a few actions. */
export function usePaletteItems(): readonly PaletteItem[] {
  const ability = useAbility<AppAbility>();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const screens = openScreens(ability).map(({ path, label, hub }) => ({
    id: path,
    label,
    group: hubs.find(({ key }) => key === hub)?.title ?? '',
    icon: looks[hub].icon,
    style: hueOf(hub),
    run: () => void navigate(path),
  }));
  return [
    ...screens,
    {
      id: 'color-scheme',
      label: dark ? 'Light theme' : 'Dark theme',
      group: 'Action',
      icon: dark ? IconSun : IconMoon,
      run: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    { id: 'sign-out', label: 'Sign out', group: 'Action', icon: IconLogout, run: () => void navigate('/logout') },
  ];
}

/** Items that contain every typed word, the ones whose name begins with the text first. */
export function matching<T extends { label: string; group: string }>(items: readonly T[], text: string): readonly T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = ({ label }: T) => Number(!label.toLowerCase().startsWith(words[0] ?? ''));
  return items
    .filter(({ label, group }) => words.every((word) => `${label} ${group}`.toLowerCase().includes(word)))
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, SHOWN);
}
