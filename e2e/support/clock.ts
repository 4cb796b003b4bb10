import type { Page } from '@playwright/test';

/** The page's clock stops ahead: it cannot go back, and a busy machine comes later than it was told to. */
const AHEAD_MS = 60_000;

/** Stops the page's clock: from now on time passes only by `page.clock.runFor`. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}
