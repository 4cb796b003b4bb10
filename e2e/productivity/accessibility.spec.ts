import { openDialog, stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page } from '../support/test.ts';

const openGoal = async (page: Page) => {
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Check-ins' })).toBeVisible();
};

/** What the hub shows, part by part. */
const states: readonly ScreenState[] = [
  { name: 'the goals', path: '/productivity?view=goals' },
  { name: 'a goal', path: '/productivity?view=goals&scope=mine&status=active', show: openGoal },
  {
    name: 'a goal that is changed',
    path: '/productivity?view=goals&scope=mine&status=active',
    show: async (page) => {
      await openGoal(page);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('form', { name: 'Edit goal' })).toBeVisible();
    },
  },
  {
    name: 'a new goal that lacks everything',
    path: '/productivity',
    show: async (page) => {
      await openDialog('Add goal')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add goal' }).click();
      await expect(page.getByText('Please give the goal a name')).toBeVisible();
    },
  },
  { name: 'a check-in', path: '/productivity', show: openDialog(/^Check in on/), under: 'main' },
  { name: 'the board of tasks', path: '/productivity?view=tasks' },
  { name: 'the list of tasks', path: '/productivity?view=tasks&as=list' },
  { name: 'a search that finds nothing', path: '/productivity?view=tasks&as=list&search=nothing+reads+like+this' },
  {
    name: 'the address of a calendar',
    path: '/productivity',
    show: async (page) => {
      await page.getByRole('button', { name: 'Calendar', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Subscribe…' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /address$/ })).toBeVisible();
    },
  },
  { name: 'a new task', path: '/productivity', show: openDialog('Add task') },
  {
    name: 'a task',
    path: '/productivity?view=tasks',
    show: async (page) => {
      await page.locator('[data-column="todo"] [data-card]').first().click();
      await expect(page.getByRole('region', { name: 'Move to another state' })).toBeVisible();
    },
  },
  { name: 'the weeks', path: '/productivity?view=progress' },
  {
    name: 'the weeks as a table',
    path: '/productivity?view=progress',
    show: async (page) => {
      await page.getByRole('button', { name: 'Show as table' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
];

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, 'sales.rep@meridian.example'));
