import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page } from '../support/test.ts';

const RECRUITER = 'recruiter@meridian.example';
const NURSE_MANAGER = 'nurse.manager@meridian.example';

const openFirst = async (page: Page) => {
  await page.locator('[data-card]').first().click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
};

/** The screens of recruiting, and what they show beyond what their address alone does. */
const states: readonly ScreenState[] = [
  { name: 'the positions', path: '/talent/recruit' },
  {
    name: 'the form of a position',

    path: '/talent/recruit',
    show: async (page) => {
      await page.getByRole('button', { name: 'Create Position' }).click();
      await expect(page.getByRole('dialog', { name: 'Create Position' })).toBeVisible();
    },
  },
  { name: 'the pipeline', path: '/talent/recruit/pipeline' },
  { name: 'the table of applicants', path: '/sales/talent/recruit?view=table' },
  { name: 'an application', person: NURSE_MANAGER, path: '/healthcare/talent/recruit', show: openFirst },
];

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, RECRUITER));
