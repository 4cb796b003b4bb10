import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Toaster } from '@/ui/message/toaster';

const ErrorPanel = lazy(() => import('@/pages/developer/error-panel'));

/** Around every screen: the notification and the developer error panel (Ctrl+Shift+D). */
export function Root() {
  const [panel, setPanel] = useState(false);
  const hide = useCallback(() => setPanel(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== 'd') return;
      event.preventDefault();
      setPanel((open) => !open);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
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
