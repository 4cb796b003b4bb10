import { redirects, routes } from './index.js';
import type { RouteRow } from './route.js';

const rows: readonly RouteRow[] = routes;

/** An address as the router reads it: `:name` stands for one step, `*` for all that follow, whatever the case. */
function patternOf(path: string): RegExp {
  const steps = path.split('/').map((step) => {
    if (step === '*') return '.*';
    return step.startsWith(':') ? '[^/]+' : step.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  });
  return new RegExp(`^${steps.join('/')}/?$`, 'i');
}

const known = [...rows.map(({ path }) => path), ...redirects.map(({ from }) => from)];
const patterns = known.map(patternOf);

/** Whether a path is an address of the app: of a screen there is, or of one that leads to such. */
export const isKnownPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
