import { hubs } from '@talent-os/contracts/navigation/hubs';
import type { HubKey, RouteRow } from '@talent-os/contracts/navigation/route';
import { screenAt } from '@/lib/menu';
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

/** The screens of the hub people are in, side by side. */
export function HubBar({ hub, screens }: { readonly hub: HubKey; readonly screens: readonly RouteRow[] }) {
  // A screen may have several addresses, and stands in the bar once.
  const route = useCurrentRoute();
  const here = route && screenAt(route);
  const { icon: HubIcon } = looks[hub];
  const title = hubs.find(({ key }) => key === hub)?.title ?? settingTitles[hub];
  if (!title) return null;
  return (
    <nav className={css.bar} aria-label={title}>
      <span className={css.hub}>
        <HubIcon size={16} stroke={1.8} aria-hidden />
        {title}
      </span>
      <ul className={css.list}>
        {screens.map((screen) => (
          <li key={screen.path}>
            <AppLink
              to={screen.path}
              className={css.link}
              {...(screenAt(screen) === here && { 'aria-current': 'page' as const, ref: intoView })}
            >
              {screen.label === title ? 'Overview' : screen.label}
              <AwayMark to={screen.path} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
