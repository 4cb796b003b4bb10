import { openDialog, stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page } from '../support/test.ts';

const REP = 'sales.rep@meridian.example';
const HEAD = 'department.head@meridian.example';

const openDeal = async (page: Page) => {
  await page.locator('[data-column="negotiation"] [data-card]').first().click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
};
const askToMove = (stage: string) => async (page: Page) => {
  await openDeal(page);
  await page.getByRole('button', { name: stage, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
};

/** What sales screens show beyond what their address alone does. */
const states: readonly ScreenState[] = [
  { name: 'the table of deals', path: '/sales/opportunities?view=table' },
  { name: 'a search that finds nothing', path: '/sales/opportunities?view=table&search=nothing+reads+like+this' },
  { name: 'the form of a new deal', path: '/sales/opportunities', show: openDialog('New deal') },
  { name: 'a deal', path: '/sales/opportunities', show: openDeal },
  {
    name: 'a deal that is changed',
    path: '/sales/opportunities',
    show: async (page) => {
      await openDeal(page);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('textbox', { name: 'Deal name' }).fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Please give the deal a name')).toBeVisible();
    },
  },
  { name: 'the question before a loss', path: '/sales/opportunities', show: askToMove('Closed lost') },
  { name: 'the question before a way back', path: '/sales/opportunities', show: askToMove('Prospect') },
  { name: 'a lesson', path: '/sales/excellence/methodology?level=2' },
  { name: 'a locked level', path: '/sales/excellence/methodology?level=4' },
  {
    name: 'a quiz with open questions',
    path: '/sales/excellence/methodology?level=1&lesson=quiz',
    show: async (page) => {
      await page.getByRole('button', { name: 'Submit answers' }).click();
      await expect(page.getByText('Please choose an answer').first()).toBeVisible();
    },
  },
  {
    name: 'a territory and its accounts',
    path: '/sales/excellence/territory',
    show: async (page) => {
      await page.getByRole('region', { name: 'territories' }).getByRole('link').first().click();
      await expect(page.getByRole('button', { name: /^Propose reassignment of/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the proposal of a reassignment',
    path: '/sales/excellence/territory',
    show: async (page) => {
      await page.getByRole('region', { name: 'territories' }).getByRole('link').first().click();
      await openDialog(/^Propose reassignment of/)(page);
    },
  },
  {
    name: 'the order of internal opportunities',
    path: '/sales/internal-mobility/opportunities',
    show: async (page) => {
      await page.getByRole('combobox', { name: 'Order' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'an expression of interest',
    path: '/sales/internal-mobility/opportunities',
    show: openDialog(/^Express Interest in/),
  },
  {
    name: 'incoming interest, declined',
    person: HEAD,
    path: '/sales/internal-mobility/expressions?status=pending',
    show: openDialog(/^Decline/),
  },
  { name: 'a step that is handed over', path: '/sales/collaboration', show: openDialog(/^Hand over the next step/) },
  { name: 'an offer to mentor', path: '/sales/collaboration', show: openDialog('Offer to mentor') },
  {
    name: 'a note that is written',
    path: '/sales/collaboration',
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Write a note/ })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    },
  },
];

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, REP));
