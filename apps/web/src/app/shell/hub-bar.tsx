import { hubs } from '@talent-os/contracts/navigation/hubs';
import type { HubKey, RouteRow } from '@talent-os/contracts/navigation/route';
import { useLocation } from 'react-router-dom';
import { pageAt } from '../pages';
import { AppLink } from '../../ui/app-link';
import { looks } from '../../ui/hub-looks';
import css from './hub-bar.module.css';

/** Narrow screens show some of the links: the one people are at is among them. */
const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The screens of the hub people are in, side by side. */
export function HubBar({ hub, screens }: { readonly hub: HubKey; readonly screens: readonly RouteRow[] }) {
  // A screen may have several addresses, and stands in the bar once.
  const here = pageAt(useLocation().pathname);
  const { icon: HubIcon } = looks[hub];
  const title = hubs.find(({ key }) => key === hub)?.title;
  if (!title) return null;
  return (
    <nav className={css.bar} aria-label={title}>
      <span className={css.hub}>
        <HubIcon size={16} stroke={1.8} aria-hidden />
        {title}
      </span>
      <ul className={css.list}>
        {screens.map(({ path, label }) => (
          <li key={path}>
            <AppLink
              to={path}
              className={css.link}
              {...(pageAt(path) === here && { 'aria-current': 'page' as const, ref: intoView })}
            >
              {label === title ? 'Overview' : label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
