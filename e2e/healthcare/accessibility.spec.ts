import { expectNobodyKeptOut } from '../support/axe.ts';
import { dayFromNow } from '../support/fixtures.ts';
import { expect, test, type Page } from '../support/test.ts';
import { settled } from '../support/walker.ts';

test.describe.configure({ mode: 'parallel' });

const NURSE = 'nurse@meridian.example';
const ADMIN = 'org.admin@meridian.example';
const MANAGER = 'nurse.manager@meridian.example';
const CREDENTIALS = '/healthcare/professional/credentials';
const EDUCATION = '/healthcare/professional/education';
const SHIFTS = '/healthcare/professional/shifts';
const COMPLIANCE = '/healthcare/compliance';

type State = {
  readonly name: string;
  readonly person: string;
  readonly path: string;
  readonly show?: (page: Page) => Promise<void>;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const opened = async (page: Page) => {
  await page.getByRole('region', { name: 'shifts' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Who could work it' })).toBeVisible();
};

/** What healthcare screens show beyond what their address alone does. */
const states: readonly State[] = [
  { name: 'a renewal', person: NURSE, path: CREDENTIALS, show: press('Renew Registered Nurse License') },
  { name: 'the form of a credential', person: NURSE, path: CREDENTIALS, show: press('Add credential') },
  { name: 'the credentials of all', person: ADMIN, path: CREDENTIALS },
  { name: 'a search that finds nothing', person: ADMIN, path: `${CREDENTIALS}?search=nothing+reads+like+this` },
  { name: 'a verification', person: ADMIN, path: `${CREDENTIALS}?waiting=true`, show: press(/^Verify /) },
  { name: 'a course', person: NURSE, path: EDUCATION, show: press(/^Continue /) },
  { name: 'the schedule of shifts', person: NURSE, path: SHIFTS },
  { name: 'a shift of mine', person: NURSE, path: SHIFTS, show: press(/^Manage /) },
  { name: 'open shifts', person: NURSE, path: `${SHIFTS}?view=open` },
  { name: 'my availability', person: NURSE, path: `${SHIFTS}?view=availability` },
  { name: 'requests of shifts', person: MANAGER, path: `${SHIFTS}?view=approvals` },
  { name: 'a declined request', person: MANAGER, path: `${SHIFTS}?view=approvals`, show: press(/^Decline /) },
  { name: 'the roster', person: MANAGER, path: `${SHIFTS}?view=roster` },
  { name: 'the form of a shift', person: MANAGER, path: `${SHIFTS}?view=roster`, show: press('Publish shift') },
  // From tomorrow on: a shift that has begun asks nobody any more.
  {
    name: 'a shift and its people',
    person: MANAGER,
    path: `${SHIFTS}?view=roster&status=open&from=${dayFromNow(1)}`,
    show: opened,
  },
  { name: 'an attestation', person: NURSE, path: COMPLIANCE, show: press('Sign statement') },
  { name: 'the controls', person: ADMIN, path: COMPLIANCE },
  { name: 'a review', person: ADMIN, path: COMPLIANCE, show: press('Review Audit controls') },
];

for (const { name, person, path, show } of states)
  test(`${name} keeps nobody out, light, dark and narrow`, async ({ look }) => {
    const page = await look(person);
    await page.goto(path);
    await settled(page);
    await show?.(page);
    const under = show && 'main';
    await expectNobodyKeptOut(page, under);
  });
