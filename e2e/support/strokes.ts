import type { Page } from '@playwright/test';

const KEPT = 'e2e_strokes';

/** Counts what somebody presses from now on: keys, each with Ctrl and its like as one, and clicks. It goes on over loads of the page. */
export async function countStrokes(page: Page): Promise<() => Promise<number>> {
  const count = (kept: string) => {
    const more = () => sessionStorage.setItem(kept, String(Number(sessionStorage.getItem(kept)) + 1));
    const alone = ['Control', 'Shift', 'Alt', 'Meta'];
    addEventListener('keydown', ({ key, repeat }) => !repeat && !alone.includes(key) && more(), { capture: true });
    addEventListener('pointerdown', more, { capture: true });
  };
  await page.evaluate((kept) => sessionStorage.removeItem(kept), KEPT);
  await page.addInitScript(count, KEPT);
  await page.evaluate(count, KEPT);
  return () => page.evaluate((kept) => Number(sessionStorage.getItem(kept)), KEPT);
}
