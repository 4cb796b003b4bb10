import '@mantine/core/styles.layer.css';
import { useAbility } from '@casl/react';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { refusalOf } from '@talent-os/contracts/navigation/refusal';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AssistantCorner } from '../../features/chat/assistant-corner';
import { Component as Gate } from './gate';
import { Header } from './header';
import { useCurrentRoute } from '../../lib/use-current-route';
import { restoreFocus } from './focus-restoration';
import { HubBar } from './hub-bar';
import { hueOf } from '../../ui/hub-looks';
import { LiveStatus } from './live-status';
import { screensOf } from '../../lib/menu';
import { NavDrawer, Sidebar } from './sidebar';
import css from './app-shell.module.css';

const Palette = lazy(() => import('../../features/search/palette'));

/** The frame of the app: header, hubs at the left, the screen. */
export function Component() {
  const { pathname } = useLocation();
  const ability = useAbility<AppAbility>();
  const here = useCurrentRoute();
  const hub = here?.hub ?? 'home';
  const opens = here !== undefined && refusalOf(ability, here) === undefined;
  const screens = opens ? screensOf(ability, hub) : [];
  const [drawer, { open: openDrawer, close: closeDrawer }] = useDisclosure(false);
  const [palette, { toggle: togglePalette, close: closePalette }] = useDisclosure(false);
  const main = useFocusOnArrival(pathname);
  useHotkeys([['mod+K', togglePalette]], []);
  useEffect(closeDrawer, [pathname, closeDrawer]);
  useEffect(restoreFocus, []);

  return (
    <div className={css.shell} style={hueOf(hub)}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <Header onMenu={openDrawer} menuOpen={drawer} onSearch={togglePalette} />
      <Sidebar />
      <NavDrawer opened={drawer} onClose={closeDrawer} />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {screens.length > 1 && <HubBar hub={hub} screens={screens} />}
        <Gate key={pathname} />
      </main>
      <LiveStatus />
      <AssistantCorner />
      {palette && (
        <Suspense>
          <Palette onClose={closePalette} />
        </Suspense>
      )}
    </div>
  );
}

/** Arriving on another screen puts the focus on its content, so that the keyboard and the voice follow. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
