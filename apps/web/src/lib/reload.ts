const MARK = 'reloaded_at';
const ONCE_WITHIN_MS = 30_000;

/**
 * A page that stays open while a new version is deployed asks for code that no longer exists: it loads the new version
 * instead, once. If that does not help, the error page of the route speaks.
 */
export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(MARK)) < ONCE_WITHIN_MS) return;
    sessionStorage.setItem(MARK, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
