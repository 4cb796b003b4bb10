import type { Page } from '@playwright/test';

/** Stops the page's clock: from now on time passes only by `page.clock.runFor`. */
export async function freeze(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}
