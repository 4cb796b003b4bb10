import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What a page knows once it has read the source. */
declare const axe: typeof axeCore;

// The same judge without its comments and long names: every page is sent all of it and reads all of it.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Menus open at the end of the page, outside of its landmarks, and are reached from their button.
  rules: { region: { enabled: false } },
  // What passes needs no place to be found at.
  resultTypes: ['violations'],
};

/** What keeps people out of the screen as it is now, one line per place. `without` names what lies under something open. */
export async function violations(page: Page, without?: string): Promise<readonly string[]> {
  // A page keeps the judge until it is left. No screen has frames, so nothing needs to be asked in each of them.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async ({ options, exclude }) => {
      const { violations: broken } = await axe.run({ exclude }, options);
      return broken.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    { options: OPTIONS, exclude: without ? [without] : [] },
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').slice(1).join(' ').trim();
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}

/** Changes the colours of an open screen, as the setting of the machine does at dusk. */
export async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/**
 * What is on the screen keeps nobody out in light, in dark and on a phone, and nothing of it reaches past the phone's
 * edge. `without` names what lies under something open.
 */
export async function expectNobodyKeptOut(page: Page, without?: string): Promise<void> {
  expect.soft(await violations(page, without), 'light').toEqual([]);
  await inColours(page, 'dark');
  expect.soft(await violations(page, without), 'dark').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await violations(page, without), 'narrow').toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}
