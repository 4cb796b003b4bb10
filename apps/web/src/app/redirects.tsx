import { redirects } from '@talent-os/contracts/navigation/redirects';
import { Navigate, useLocation, useParams } from 'react-router-dom';

/** What stands behind the path of the old address belongs to the new one as well: filters, an open record, an anchor. */
function Redirect({ to }: { readonly to: string }) {
  const params = useParams();
  const { search, hash } = useLocation();
  const pathname = to.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return <Navigate to={{ pathname, search, hash }} replace />;
}

/** Routes of addresses that live elsewhere now. */
export const redirectRoutes = redirects.map(({ from, to }) => ({ path: from, element: <Redirect to={to} /> }));
