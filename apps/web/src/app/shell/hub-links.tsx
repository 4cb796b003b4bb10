import { IconLayoutDashboard } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { AppLink } from '@/ui/button/app-link';
import { useCurrentRoute } from '@/lib/use-current-route';
import { hueOf, looks } from '@/ui/theme/hub-looks';
import type { HubEntry } from '@/lib/menu';
import css from './sidebar.module.css';

/** Home and the hubs that have a screen for the caller. */
export function HubLinks({ hubs }: { readonly hubs: readonly HubEntry[] }) {
  const { pathname } = useLocation();
  const here = useCurrentRoute();
  return (
    <ul className={css.list}>
      <li>
        <AppLink to="/" className={css.item} style={hueOf('home')} aria-current={pathname === '/' ? 'page' : undefined}>
          <IconLayoutDashboard size={20} stroke={1.7} aria-hidden />
          <span>Home</span>
        </AppLink>
      </li>
      {hubs.map(({ key, title, to }) => {
        const { icon: HubIcon } = looks[key];
        return (
          to && (
            <li key={key}>
              <AppLink
                to={to}
                className={css.item}
                style={hueOf(key)}
                aria-current={here?.hub === key ? 'page' : undefined}
              >
                <HubIcon size={20} stroke={1.7} aria-hidden />
                <span>{title}</span>
              </AppLink>
            </li>
          )
        );
      })}
    </ul>
  );
}
