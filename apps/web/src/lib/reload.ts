import { probe } from './connection';

const MARK = 'reloaded_at';
const ONCE_WITHIN_MS = 30_000;

/**
 * A page that stays open while a new version is deployed asks for code that no longer exists: it loads the new version
 * instead, once. Without a connection the code is merely out of reach, and to load the page anew would lose it: then,
 * and where loading did not help, the error page of the route speaks.
 */
export function reloadWhenReplaced(reload: () => void = () => location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < ONCE_WITHIN_MS) return;
    void probe().then((reached) => {
      if (!reached) return;
      sessionStorage.setItem(MARK, String(Date.now()));
      reload();
    });
  });
}
