import { setTarget } from '@talent-os/contracts/cyber/readiness';
import { call } from '../support/api.ts';
import { openDialog, stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const LEAD = 'org.admin@meridian.example';
const ANALYST = 'analyst@meridian.example';

test('the hub shows what a team looks at first, and an incident is reported from it', IN_TURNS, async ({ open }) => {
  const page = await open(ANALYST);
  await page.goto('/cyber');
  await expect(page.getByText('Vulnerable to Vigilant').last()).toBeVisible();
  for (const panel of ['Threats', 'Incidents', 'Team readiness', 'Clearances due'])
    await expect(page.getByRole('region', { name: panel })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Work roles by category: Oversight and Governance/ })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Coverage' }).getByText('Uncovered', { exact: true }).click();
  await expect(page).toHaveURL(/coverage=uncovered/);
  const role = 'Operational Technology (OT) Cybersecurity Engineering';
  await page.getByRole('button', { name: `Plan development for ${role}` }).click();
  await expectToast(page, `On your list of tasks: Develop somebody for ${role}`);

  const title = `From the hub ${Date.now()}`;
  await page.getByRole('button', { name: 'Report incident' }).click();
  const report = page.getByRole('dialog', { name: 'Report incident' });
  await report.getByRole('textbox', { name: 'What happened' }).fill(title);
  await report.getByRole('textbox', { name: 'What is known' }).fill('Somebody called.');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page).toHaveURL(/\/cyber\/analyst\/incidents\?incident=/);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('a threat of the panel opens its own details', IN_TURNS, async ({ look }) => {
  const page = await look(ANALYST);
  await page.goto('/cyber');
  const first = page.getByRole('region', { name: 'Threats' }).getByRole('listitem').first().getByRole('link');
  const title = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/cyber\/analyst\/intelligence\?threat=/);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('a work role is needed, claimed and confirmed, and each screen follows the other', async ({
  open,
  address,
  sessionOf,
}) => {
  const name = 'Cybersecurity Instruction';
  const page = await open(LEAD);
  const theirs = await open(ANALYST);
  await Promise.all([page.goto('/cyber'), theirs.goto('/cyber')]);
  await page.getByRole('button', { name: 'Need a work role' }).click();
  const need = page.getByRole('dialog', { name: 'Need a work role' });
  await need.getByRole('combobox', { name: 'Work role' }).fill(name);
  await page.getByRole('option', { name: `${name} (OG-WRL-005)` }).click();
  await need.getByRole('button', { name: 'Save' }).click();

  const item = theirs.getByRole('list', { name: 'Work roles' }).getByRole('listitem').filter({ hasText: name });
  await expect(item.getByText('Uncovered')).toBeVisible();
  await theirs.getByRole('button', { name: 'Claim a work role' }).click();
  const claim = theirs.getByRole('dialog', { name: 'Claim a work role' });
  await claim.getByRole('combobox', { name: 'Work role' }).fill(name);
  await theirs.getByRole('option', { name: `${name} (OG-WRL-005)` }).click();
  await claim.getByRole('button', { name: 'Claim', exact: true }).click();

  const listed = page.getByRole('list', { name: 'Work roles' }).getByRole('listitem').filter({ hasText: name });
  await expect(listed.getByText('1 claim waiting')).toBeVisible();
  await listed.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('button', { name: 'Confirm Kenji Aalto' }).click();
  await expect(drawer.getByText('Single person')).toBeVisible();
  await expect(item.getByText('Single person')).toBeVisible();

  await item.getByRole('button', { name, exact: true }).click();
  const mine = theirs.getByRole('dialog', { name });
  await mine.getByRole('button', { name: 'Give up Kenji Aalto' }).click();
  await theirs
    .getByRole('dialog', { name: 'Give up this work role?' })
    .getByRole('button', { name: 'Give up' })
    .click();
  await expect(drawer.getByText('Nobody fills it yet')).toBeVisible();
  await call(address, await sessionOf(LEAD), setTarget, { workRole: 'OG-WRL-005', target: 0 });
  await expect(item).toHaveCount(0);
});

test('an uncovered work role leads to a request that begins with it', IN_TURNS, async ({ open }) => {
  const page = await open(LEAD);
  await page.goto('/cyber?coverage=uncovered');
  await page.getByRole('link', { name: 'Request people for Software Security Assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rapid deployment' });
  await expect(dialog.getByText('Software Security Assessment (DD-WRL-005)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

const states: readonly ScreenState[] = [
  { name: 'the hub of an analyst', person: ANALYST, path: '/cyber' },
  { name: 'the hub of a lead', path: '/cyber' },
  {
    name: 'a work role',
    path: '/cyber?role=PD-WRL-002',
    show: (page) => expect(page.getByRole('button', { name: /^Confirm/ })).toBeVisible(),
  },
  { name: 'a work role to need', path: '/cyber', show: openDialog('Need a work role') },
];

for (const state of states) test(...stateJourney(state, LEAD));
