import { expectAccessible } from './axe.ts';
import { expect, IN_TURNS, type Page } from './test.ts';
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

type Looking = { readonly look: (person: string) => Promise<Page> };

/**
 * The journey of a state: it keeps nobody out in light, in dark and on a phone. They take turns. Each is declared in its
 * own file, by `test(...stateJourney(state, everybody))`: a journey is found again, and tried again, by the file it is in.
 */
export const stateJourney = ({ name, person, path, show, under }: ScreenState, everybody = '') =>
  [
    `${name} keeps nobody out, light, dark and narrow`,
    IN_TURNS,
    async ({ look }: Looking): Promise<void> => {
      const page = await look(person ?? everybody);
      if (path !== undefined) {
        await page.goto(path);
        await settled(page);
      }
      await show?.(page);
      await expectAccessible(page, under);
    },
  ] as const;

/** Presses the first button of the name, which opens a dialog. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
