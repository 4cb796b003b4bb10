import { Component as Guard } from '../src/app/shell/guard';
import type { ReactNode } from 'react';
import type { RouteRow } from '@talent-os/contracts/navigation/route';
import { queryClient } from '../src/lib/query-client';
import { keepTokens } from '../src/lib/tokens';
import { signedIn } from './people';
import { showRoutes } from './render';

/** Renders something as the guard surrounds it, for somebody who is signed in. The test answers `/api/auth/me`. */
export function showSignedIn(element: ReactNode, path = '/', handle?: Partial<RouteRow>) {
  queryClient.clear();
  keepTokens(signedIn());
  return showRoutes([{ element: <Guard />, children: [{ path: '*', element, handle }] }], path);
}
