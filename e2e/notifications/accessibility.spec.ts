import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test } from '../support/test.ts';
import { INBOX } from './support.ts';

/** What the inbox shows beyond what its address alone does. */
const states: readonly ScreenState[] = [
  { name: 'an inbox that is narrowed to nothing', path: `${INBOX}?search=nothing+reads+like+this` },
  {
    name: 'what can be done with a notification',
    path: INBOX,
    show: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
];

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, 'sales.rep@meridian.example'));
