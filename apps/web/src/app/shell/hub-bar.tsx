import { hubs } from '@talent-os/contracts/navigation/hubs';
import type { HubKey, RouteRow } from '@talent-os/contracts/navigation/route';
import clsx from 'clsx';
import { barOf, screenAt } from '@/lib/menu';
import { useCurrentRoute } from '@/lib/use-current-route';
import { AppLink } from '@/ui/button/app-link';
import { AwayMark } from '@/ui/button/away-mark';
import { looks } from '@/ui/theme/hub-looks';
import css from './hub-bar.module.css';

/** Narrow screens show some of the links: the one people are at is among them. */
const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

const settingTitles: Readonly<Partial<Record<HubKey, string>>> = {
  admin: 'Admin',
  organization: 'Organization',
  user: 'User',
};

/** The screens of the hub people are in, side by side; those of a group below it. */
export function HubBar({ hub, screens }: { readonly hub: HubKey; readonly screens: readonly RouteRow[] }) {
  // A screen may have several addresses, and stands in the bar once.
  const route = useCurrentRoute();
  const here = route && screenAt(route);
  const isHere = (screen: RouteRow) => screenAt(screen) === here;
  const { icon: HubIcon } = looks[hub];
  const title = hubs.find(({ key }) => key === hub)?.title ?? settingTitles[hub];
  if (!title) return null;
  const entries = barOf(screens);
  const group = entries.find((entry) => entry.screens.length > 1 && entry.screens.some(isHere));
  return (
    <>
      <nav className={css.bar} aria-label={title}>
        <span className={css.hub}>
          <HubIcon size={16} stroke={1.8} aria-hidden />
          {title}
        </span>
        <ul className={css.list}>
          {entries.map((entry) => (
            <BarLink
              key={entry.screens[0]!.path}
              to={entry.screens[0]!.path}
              label={entry.label === title ? 'Overview' : entry.label}
              current={entry === group ? 'true' : entry.screens.some(isHere) ? 'page' : undefined}
            />
          ))}
        </ul>
      </nav>
      {group && (
        <nav className={clsx(css.bar, css.group)} aria-label={`${title}, ${group.label}`}>
          <ul className={css.list}>
            {group.screens.map((screen) => (
              <BarLink
                key={screen.path}
                to={screen.path}
                label={screen.label}
                current={isHere(screen) ? 'page' : undefined}
              />
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

type BarLinkProps = {
  readonly to: string;
  readonly label: string;
  /** `true`: the screen is one of the group it leads to. */
  readonly current: 'page' | 'true' | undefined;
};

const BarLink = ({ to, label, current }: BarLinkProps) => (
  <li>
    <AppLink to={to} className={css.link} {...(current && { 'aria-current': current, ref: intoView })}>
      {label}
      <AwayMark to={to} />
    </AppLink>
  </li>
);
