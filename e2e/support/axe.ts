import { expect, test, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { journeyName } from '../../local/checks/journeys.ts';
import { everyWay } from './tier.ts';

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

/** The rules whose verdict depends on colours. In other colours the rest would find the same once more. */
const OF_COLOURS: RunOptions = {
  ...OPTIONS,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

type JudgeOptions = {
  /** What lies under something open. */
  readonly without?: string | undefined;
  /** The screen has been judged as it is now, in other colours. */
  readonly coloursOnly?: boolean;
};

/** What keeps people out of the screen as it is now, one line per place. */
export async function violations(page: Page, { without, coloursOnly }: JudgeOptions = {}): Promise<readonly string[]> {
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
    { options: coloursOnly ? OF_COLOURS : OPTIONS, exclude: without ? [without] : [] },
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

/** What lies under an open dialog: a screen that is judged where nothing covers it. */
const covered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll('[role="dialog"]')];
    return open.length > 0 && open.every((dialog) => dialog.closest('main') === null) ? 'main' : undefined;
  });

/**
 * What is on the screen keeps nobody out in light, in dark and on a phone, and nothing of it reaches past the phone's
 * edge. `under` names what lies under something open that is no dialog.
 */
export async function expectAccessible(page: Page, under?: string): Promise<void> {
  const without = under ?? (await covered(page));
  const inEveryWay = everyWay(journeyName(test.info().titlePath));
  expect.soft(await violations(page, { without }), 'light').toEqual([]);
  if (inEveryWay) {
    await inColours(page, 'dark');
    expect.soft(await violations(page, { without, coloursOnly: true }), 'dark').toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  if (inEveryWay) expect.soft(await violations(page, { without }), 'narrow').toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}
