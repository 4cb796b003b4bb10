import type { Page } from '@playwright/test';

/** Buttons of the rows of a table that lie beyond its edge until somebody scrolls it sideways. */
export const buttonsOutOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [role="region"] td button')].flatMap((button) => {
      const table = button.closest('[role="region"]')!.getBoundingClientRect();
      const { left, right, width } = button.getBoundingClientRect();
      const middle = (left + right) / 2;
      return width > 0 && (middle > table.right || middle < table.left) ? [button.textContent?.trim() ?? ''] : [];
    }),
  );
