import { expectNobodyKeptOut } from '../support/axe.ts';
import { expect, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';

test.describe.configure({ mode: 'parallel' });

const RECRUITER = 'recruiter@meridian.example';
const NURSE_MANAGER = 'nurse.manager@meridian.example';

const openFirst = async (page: Page) => {
  await page.locator('[data-card]').first().click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
};

type State = {
  readonly name: string;
  readonly person: string;
  readonly path: string;
  readonly show?: (page: Page) => Promise<void>;
};

/** The screens of recruiting, and what they show beyond what their address alone does. */
const states: readonly State[] = [
  { name: 'the positions', person: RECRUITER, path: '/talent/recruit' },
  {
    name: 'the form of a position',
    person: RECRUITER,
    path: '/talent/recruit',
    show: async (page) => {
      await page.getByRole('button', { name: 'Create Position' }).click();
      await expect(page.getByRole('dialog', { name: 'Create Position' })).toBeVisible();
    },
  },
  { name: 'the pipeline', person: RECRUITER, path: '/talent/recruit/pipeline' },
  { name: 'the table of applicants', person: RECRUITER, path: '/sales/talent/recruit?view=table' },
  { name: 'an application', person: NURSE_MANAGER, path: '/healthcare/talent/recruit', show: openFirst },
];

for (const { name, person, path, show } of states)
  test(`${name} keeps nobody out, light, dark and narrow`, async ({ look }) => {
    const page = await look(person);
    await page.goto(path);
    await settled(page);
    await show?.(page);
    await expectNobodyKeptOut(page, show && 'main');
  });
