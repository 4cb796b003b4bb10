import { expect, type Page } from './test.ts';

export type Target = ReturnType<Page['locator']>;

/** Walks on with Tab until the focus is there; it must be in view and show where it is. */
export async function reach(page: Page, target: Target): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 120; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expect(target).toBeInViewport();
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way with Tab to ${String(target)}`);
}

/** Walks there and presses Enter. */
export async function press(page: Page, target: Target): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** Walks there and writes. */
export async function type(page: Page, target: Target, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}
