import { redirects } from '@talent-os/contracts/navigation/redirects';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { createBrowserRouter, Navigate, useParams, type RouteObject } from 'react-router-dom';
import { pageAt } from './pages';
import { AppCrash } from './shell/app-crash';
import { NotFound } from './shell/not-found';
import { PageView } from './shell/page-view';
import { Root } from './shell/root';
import { LoadingScreen } from './ui/loading-screen';

const rows: readonly RouteRow[] = routes;
/** A planned screen has no page, so its address is not registered and answers like an unknown one. */
const built = rows.filter(({ path }) => pageAt(path));

const screen = (row: RouteRow): RouteObject => ({
  path: row.path,
  handle: row,
  element: <PageView key={row.path} route={row} />,
});
const isOpen = ({ access }: RouteRow) => access === 'public';

function Redirect({ to }: { readonly to: string }) {
  const params = useParams();
  return <Navigate to={to.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')} replace />;
}

export const routeTree = (): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: AppCrash,
    HydrateFallback: () => <LoadingScreen full />,
    children: [
      ...built.filter(isOpen).map(screen),
      {
        lazy: () => import('./shell/guard'),
        children: [
          {
            lazy: () => import('./shell/app-shell'),
            children: built.filter((row) => !isOpen(row) && row.layout === 'app').map(screen),
          },
          {
            lazy: () => import('./shell/gate'),
            children: built.filter((row) => !isOpen(row) && row.layout !== 'app').map(screen),
          },
        ],
      },
      ...redirects.map(({ from, to }) => ({ path: from, element: <Redirect to={to} /> })),
      { path: '*', Component: NotFound },
    ],
  },
];

export const appRouter = () => createBrowserRouter(routeTree());
