import { expectNobodyKeptOut } from './axe.ts';
import { expect, IN_TURNS, test, type Page } from './test.ts';
import { settled } from './walker.ts';

/** What a screen shows beyond what its address alone does. */
export type ScreenState = {
  readonly name: string;
  /** Who looks, by e-mail, where it is not the person of the whole table. */
  readonly person?: string;
  /** Where it is absent, `show` opens the screen. */
  readonly path?: string;
  readonly show?: (page: Page) => Promise<void>;
  /** What lies under something open that is no dialog. */
  readonly under?: string;
};

/** A journey for each state: it keeps nobody out in light, in dark and on a phone. They take turns. */
export function testStates(states: readonly ScreenState[], everybody = ''): void {
  for (const { name, person = everybody, path, show, under } of states)
    test(`${name} keeps nobody out, light, dark and narrow`, IN_TURNS, async ({ look }) => {
      const page = await look(person);
      if (path !== undefined) {
        await page.goto(path);
        await settled(page);
      }
      await show?.(page);
      await expectNobodyKeptOut(page, under);
    });
}

/** The journeys of a file that has no others. */
export function testAccessibility(states: readonly ScreenState[], everybody: string): void {
  test.describe.configure({ mode: 'parallel' });
  testStates(states, everybody);
}

/** Presses the first button of the name, which opens a dialog. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
