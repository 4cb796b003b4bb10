import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page } from '../support/test.ts';

const start = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Start ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog.getByText(/^Please/).last()).toBeVisible();
};

/** What the screens show beyond what their address alone does. */
const states: readonly ScreenState[] = [
  { name: 'my well-being when it asks for support', person: 'nurse@meridian.example', path: '/wellness' },
  { name: 'a WHO-5 that lacks answers', path: '/wellness', show: start('WHO-5 well-being') },
  { name: 'a CBI that lacks answers', path: '/wellness', show: start('Burnout check (CBI)') },
  {
    name: 'my trend as a table',

    path: '/wellness',
    show: async (page) => {
      await page.getByText('Burnout', { exact: true }).click();
      await page.getByRole('button', { name: 'Show as table' }).click();
      await expect(page.getByRole('columnheader', { name: 'Personal burnout' })).toBeVisible();
    },
  },
  { name: 'a search that finds nothing', path: '/wellness?search=nothing+reads+like+this' },
  { name: 'the averages of teams', person: 'department.head@meridian.example', path: '/wellness?view=team' },
];

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, 'sales.rep@meridian.example'));
