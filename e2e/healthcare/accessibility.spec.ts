import { dayFromNow } from '../support/fixtures.ts';
import { openDialog, stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page } from '../support/test.ts';

const NURSE = 'nurse@meridian.example';
const ADMIN = 'org.admin@meridian.example';
const MANAGER = 'nurse.manager@meridian.example';
const CREDENTIALS = '/healthcare/professional/credentials';
const EDUCATION = '/healthcare/professional/education';
const SHIFTS = '/healthcare/professional/shifts';
const COMPLIANCE = '/healthcare/compliance';

const opened = async (page: Page) => {
  await page.getByRole('region', { name: 'shifts' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Who could work it' })).toBeVisible();
};

/** What healthcare screens show beyond what their address alone does. */
const states: readonly ScreenState[] = [
  { name: 'a renewal', path: CREDENTIALS, show: openDialog('Renew Registered Nurse License') },
  { name: 'the form of a credential', path: CREDENTIALS, show: openDialog('Add credential') },
  { name: 'the credentials of all', person: ADMIN, path: CREDENTIALS },
  { name: 'a search that finds nothing', person: ADMIN, path: `${CREDENTIALS}?search=nothing+reads+like+this` },
  { name: 'a verification', person: ADMIN, path: `${CREDENTIALS}?waiting=true`, show: openDialog(/^Verify /) },
  { name: 'a course', path: EDUCATION, show: openDialog(/^Continue /) },
  { name: 'the schedule of shifts', path: SHIFTS },
  { name: 'a shift of mine', path: SHIFTS, show: openDialog(/^Manage /) },
  { name: 'open shifts', path: `${SHIFTS}?view=open` },
  { name: 'my availability', path: `${SHIFTS}?view=availability` },
  { name: 'requests of shifts', person: MANAGER, path: `${SHIFTS}?view=approvals` },
  { name: 'a declined request', person: MANAGER, path: `${SHIFTS}?view=approvals`, show: openDialog(/^Decline /) },
  { name: 'the roster', person: MANAGER, path: `${SHIFTS}?view=roster` },
  { name: 'the form of a shift', person: MANAGER, path: `${SHIFTS}?view=roster`, show: openDialog('Publish shift') },
  // From tomorrow on: a shift that has begun asks nobody any more.
  {
    name: 'a shift and its people',
    person: MANAGER,
    path: `${SHIFTS}?view=roster&status=open&from=${dayFromNow(1)}`,
    show: opened,
  },
  { name: 'an attestation', path: COMPLIANCE, show: openDialog('Sign statement') },
  { name: 'the controls', person: ADMIN, path: COMPLIANCE },
  { name: 'a review', person: ADMIN, path: COMPLIANCE, show: openDialog('Review Audit controls') },
];

test.describe.configure({ mode: 'parallel' });
for (const state of states) test(...stateJourney(state, NURSE));
