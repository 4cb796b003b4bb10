import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Toaster } from '../../ui/toaster';

const ErrorPanel = lazy(() => import('../../pages/developer/error-panel'));

/** Around every screen: the notification and the developer error panel (Ctrl+Shift+D). */
export function Root() {
  const [panel, setPanel] = useState(false);
  const hide = useCallback(() => setPanel(false), []);
  useHotkeys([['ctrl+shift+D', () => setPanel((open) => !open)]], []);
  return (
    <>
      <Outlet />
      <Toaster />
      {panel && (
        <Suspense>
          <ErrorPanel onHide={hide} />
        </Suspense>
      )}
    </>
  );
}
