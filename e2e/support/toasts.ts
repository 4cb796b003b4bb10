import { expect, type BrowserContext, type Page } from '@playwright/test';

declare global {
  /** What the page has shown as notifications since a test last asked. */
  var shownToasts: string[] | undefined;
}

/** Lets every page of a browser keep what its notifications said: they go after three seconds, whether somebody looked or not. */
export const keepToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shown: string[] = (globalThis.shownToasts = []);
    const look = (node: Node) => {
      const offer = node instanceof Element && node.closest<HTMLElement>('[data-undo]');
      if (offer) shown.push(offer.dataset['undo'] ?? '');
      const toast = node instanceof Element && (node.matches('[data-type]') ? node : node.querySelector('[data-type]'));
      if (toast && toast.checkVisibility()) shown.push(toast.textContent);
    };
    const watcher = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(look)));
    watcher.observe(document, { childList: true, subtree: true });
  });

/** Waits until a notification has been shown, after the one asked for before; it may be gone again by then. */
export async function expectToast(page: Page, message: string | RegExp): Promise<void> {
  let shown: string[] = [];
  const read = async () => (shown = await page.evaluate(() => globalThis.shownToasts ?? []).catch(() => []));
  const wanted = typeof message === 'string' ? message : expect.stringMatching(message);
  await expect.poll(read, `the notification "${message}"`).toContainEqual(wanted);
  const at = shown.findIndex((text) => (typeof message === 'string' ? text === message : message.test(text)));
  await page.evaluate((count) => globalThis.shownToasts?.splice(0, count), at + 1);
}
