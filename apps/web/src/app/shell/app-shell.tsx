import '@mantine/core/styles.layer.css';
import { useAbility } from '@casl/react';
import { MantineThemeProvider } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { refusalOf } from '@talent-os/contracts/navigation/refusal';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AssistantCorner } from '@/features/chat/assistant-corner';
import { Component as Gate } from './gate';
import { Header } from './header';
import { useCurrentRoute } from '@/lib/use-current-route';
import { EnrollNotice } from './enroll-notice';
import { restoreFocus } from './focus-restoration';
import { ConnectionBar } from './connection-bar';
import { HubBar } from './hub-bar';
import { searchedChoices } from '@/ui/theme/options-holding';
import { hueOf } from '@/ui/theme/hub-looks';
import { LiveStatus } from './live-status';
import { QuickTask } from './quick-task';
import { currentLook } from '@/lib/break-glass';
import { screensOf } from '@/lib/menu';
import { useViewParams } from '@/lib/use-view-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { useFirstScreen, useUserPreferences } from './use-user-preferences';
import { usePalette } from './use-palette';
import { NavDrawer, Sidebar } from './sidebar';
import css from './app-shell.module.css';

const Palette = lazy(() => import('@/features/search/palette'));
const ShortcutSheet = lazy(() => import('./shortcut-sheet'));
const BreakGlassBar = lazyPart(async () => (await import('./break-glass-bar')).BreakGlassBar);
const PersonDrawer = lazyPart(async () => (await import('@/features/people/person-drawer')).PersonDrawer);

/** The frame of the app: header, hubs at the left, the screen. */
export function Component() {
  const { pathname } = useLocation();
  useUserPreferences();
  const look = currentLook();
  const first = useFirstScreen();
  const ability = useAbility<AppAbility>();
  const here = useCurrentRoute();
  const hub = here?.hub ?? 'home';
  const opens = here !== undefined && refusalOf(ability, here) === undefined;
  const screens = opens ? screensOf(ability, hub) : [];
  const [drawer, { open: openDrawer, close: closeDrawer }] = useDisclosure(false);
  const { palette, toggle: togglePalette, close: closePalette, sheet, openSheet, closeSheet } = usePalette();
  const [params, change] = useViewParams();
  const person = params.get('person');
  const main = useFocusOnArrival(pathname);
  useEffect(closeDrawer, [pathname, closeDrawer]);
  useEffect(restoreFocus, []);

  if (first) return <Navigate to={first} replace />;
  return (
    <div className={css.shell} style={hueOf(hub)}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <Header onMenu={openDrawer} menuOpen={drawer} onSearch={togglePalette} />
      {look && <BreakGlassBar look={look} />}
      <ConnectionBar />
      <Sidebar />
      <NavDrawer opened={drawer} onClose={closeDrawer} />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        <EnrollNotice />
        {screens.length > 1 && <HubBar hub={hub} screens={screens} />}
        <MantineThemeProvider theme={searchedChoices}>
          <Gate key={pathname} />
        </MantineThemeProvider>
      </main>
      <LiveStatus />
      <AssistantCorner />
      <QuickTask />
      {palette && (
        <Suspense>
          <Palette onClose={closePalette} onShortcuts={openSheet} />
        </Suspense>
      )}
      {sheet && (
        <Suspense>
          <ShortcutSheet onClose={closeSheet} />
        </Suspense>
      )}
      {person && (
        <PersonDrawer key={person} userId={person} onClose={() => change({ person: undefined }, { replace: true })} />
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
