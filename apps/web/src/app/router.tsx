import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { prefetch } from './prefetch';
import { redirectRoutes } from './redirects';
import { AppCrash } from './shell/app-crash';
import { NotFound } from './shell/not-found';
import { PageView } from './shell/page-view';
import { Root } from './shell/root';
import { LoadingScreen } from '../ui/loading/loading-screen';

const rows: readonly RouteRow[] = routes;

const screen = (row: RouteRow): RouteObject => ({
  path: row.path,
  handle: row,
  element: <PageView key={row.path} route={row} />,
});
const isOpen = ({ access }: RouteRow) => access === 'public';

export const routeTree = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: AppCrash,
    HydrateFallback: () => <LoadingScreen full />,
    children: [
      ...rows.filter(isOpen).map(screen),
      {
        lazy: () => import('./shell/guard'),
        children: [
          {
            lazy: () => import('./shell/app-shell'),
            children: rows.filter((row) => !isOpen(row) && row.layout === 'app').map(screen),
          },
          {
            lazy: () => import('./shell/gate'),
            children: rows.filter((row) => !isOpen(row) && row.layout !== 'app').map(screen),
          },
        ],
      },
      ...redirectRoutes,
      { path: '*', Component: NotFound },
    ],
  },
];

/**
 * The router of the app. The code of the first screen is fetched beside everything else it needs: one that is there when
 * the frame around it is drawn shows at once, where a loading screen would stay for a third of a second at least.
 */
export function appRouter() {
  const tree = routeTree();
  const first = matchRoutes(tree, location)?.at(-1)?.route.handle as RouteRow | undefined;
  if (first) prefetch.page(first.path);
  return createBrowserRouter(tree);
}
