import { expect, type Page } from '@playwright/test';

/** Leaves a mark on the page that a reload would wipe out. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', 'kept'));

/** The page was not loaded again since its mark. */
export const expectNotReloaded = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
