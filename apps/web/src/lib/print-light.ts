const SCHEME = 'data-mantine-color-scheme';

/** Paper is light, whatever the screen is. */
export function printInLight(): void {
  const root = document.documentElement;
  let shown: string | null = null;
  window.addEventListener('beforeprint', () => {
    shown = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  });
  window.addEventListener('afterprint', () => {
    if (shown) root.setAttribute(SCHEME, shown);
  });
}
