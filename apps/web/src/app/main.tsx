import './base-styles';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { prefetch } from './prefetch';
import { PrefetchContext } from '../lib/prefetch';
import { reloadWhenReplaced } from '../lib/reload';
import { catchUnhandled, reportAppCrash } from '../lib/reports';
import { appRouter } from './router';
import { cssVariables, theme } from '../ui/theme/theme';

catchUnhandled();
reloadWhenReplaced();
// What nobody needs to sign in.
window.addEventListener('load', () => void import('./once-loaded'));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

createRoot(root, {
  onUncaughtError: (error, { componentStack }) =>
    reportAppCrash(error instanceof Error ? error : new Error(String(error)), componentStack),
}).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={localStorageColorSchemeManager({ key: 'color_scheme' })}
    defaultColorScheme="auto"
  >
    <PrefetchContext value={prefetch}>
      <RouterProvider router={appRouter()} />
    </PrefetchContext>
  </MantineProvider>,
);
