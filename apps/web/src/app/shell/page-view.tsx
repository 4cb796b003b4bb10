import type { RouteRow } from '@talent-os/contracts/navigation/route';
import { Suspense, use } from 'react';
import { pageAt } from '../pages';
import { LoadingScreen } from '@/ui/loading/loading-screen';
import { RouteBoundary } from './route-boundary';

const waiting = ({ path, label }: RouteRow) => (path === '/' ? 'Loading your hubs...' : `Loading ${label}...`);

/** The screen of a route: loaded when first needed, with its own waiting text and its own error page. */
export function PageView({ route }: { readonly route: RouteRow }) {
  return (
    <RouteBoundary name={route.label}>
      <Suspense fallback={<LoadingScreen full={route.layout !== 'app'} title={waiting(route)} />}>
        <Screen path={route.path} />
      </Suspense>
    </RouteBoundary>
  );
}

function Screen({ path }: { readonly path: string }) {
  const page = pageAt(path);
  if (!page) throw new Error(`No screen at ${path}`);
  const { Component } = use(page.load());
  return <Component />;
}
