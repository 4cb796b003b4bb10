import { filtersText } from '@talent-os/contracts/facts/question';
import { addCredential, verifyCredential } from '@talent-os/contracts/healthcare/credentials';
import { claimShift, setAvailability } from '@talent-os/contracts/healthcare/shifts';
import { publishShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { weekParts } from '@talent-os/contracts/healthcare/shifts-states';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { call } from '../support/api.ts';
import { expect, test, type Page, IN_TURNS } from '../support/test.ts';
import { verifiedCredential } from './support.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expectInAll } from '../support/questions.ts';
import { expectToast } from '../support/toasts.ts';

const NURSE = 'nurse@meridian.example';
const NIGHT = 'nurse.night@meridian.example';
const MANAGER = 'nurse.manager@meridian.example';
const VERIFIER = 'org.admin@meridian.example';
const SHIFTS = '/healthcare/professional/shifts';
const ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;
test.use({ person: NURSE });

const dayIn = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at);
const clockIn = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }).format(at);
/** Two days ahead around noon, when nobody who signs in works, nor on the day after where one has begun since the demo was made. */
const noon = () => ({ date: dayIn(new Date(Date.now() + 48 * HOUR_MS)), startTime: '12:00', endTime: '16:00' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const row = (page: Page, department: string) => page.getByRole('listitem').filter({ hasText: department });

/** Gives back a shift of one's own from the schedule. */
async function release(page: Page, department: string, submit: string): Promise<void> {
  await row(page, department)
    .getByRole('button', { name: /^Manage/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release shift' }).click();
  const form = page.getByRole('dialog', { name: 'Release this shift?' });
  await form.getByRole('textbox', { name: 'Reason' }).fill('A family matter');
  await form.getByRole('button', { name: submit }).click();
}

test(
  'a shift is published, claimed, approved, and its late release agreed to, each seen by the other at once',
  IN_TURNS,
  async ({ page, open, address, sessionOf }) => {
    const [credential, department] = [unique('Infusion card'), unique('Infusion')];
    await verifiedCredential(address, await sessionOf(NURSE), await sessionOf(VERIFIER), credential);
    const manager = await open(MANAGER);
    await manager.goto(`${SHIFTS}?view=roster`);
    await page.goto(`${SHIFTS}?view=open`);
    await expect(page.getByRole('heading', { name: 'Shift Management' })).toBeVisible();

    const starts = new Date(Date.now() + 4 * HOUR_MS);
    await manager.getByRole('button', { name: 'Publish shift' }).click();
    const form = manager.getByRole('dialog', { name: 'Publish shift' });
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(form.getByText('Please enter a department')).toBeVisible();
    await form.getByRole('combobox', { name: 'Department' }).fill(department);
    await form.getByLabel('Day').fill(dayIn(starts));
    await form.getByLabel('From').fill(clockIn(starts));
    await form.getByLabel('Until').fill(clockIn(new Date(starts.getTime() + 2 * HOUR_MS)));
    await form.getByRole('combobox', { name: 'Credentials' }).fill(credential);
    await form.getByRole('combobox', { name: 'Credentials' }).press('Enter');
    await form.getByRole('combobox', { name: 'Credentials' }).press('Tab');
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(form).toBeHidden();

    await expect(row(page, department).getByText('starts within 24 hours')).toBeVisible();
    await row(page, department)
      .getByRole('button', { name: /^Claim/ })
      .click();
    const asked = page.getByRole('dialog', { name: 'Claim a shift that starts within 24 hours?' });
    await expect(asked.getByText('The managers who approve shifts are told')).toBeVisible();
    await asked.getByRole('button', { name: 'Ask for it' }).click();
    await expectToast(page, 'Waiting for approval');
    await tab(page, 'My schedule');
    await expect(row(page, department).locator('[data-variant="warning"]')).toHaveText('Pending');

    await tab(manager, 'Approvals');
    await row(manager, department)
      .getByRole('button', { name: /^Approve Elena Marsh/ })
      .click();
    await expect(row(manager, department)).toHaveCount(0);
    await expect(row(page, department).locator('[data-variant="success"]')).toHaveText('Confirmed');

    await release(page, department, 'Ask for release');
    await expect(row(page, department).getByText('Your release waits for approval: A family matter')).toBeVisible();
    await row(manager, department)
      .getByRole('button', { name: /^Approve Elena Marsh/ })
      .click();
    const dear = manager.getByRole('dialog', { name: 'Release Elena Marsh?' });
    await expect(dear.getByText('The slot is empty from then on')).toBeVisible();
    await dear.getByRole('button', { name: 'Release' }).click();
    await expect(row(page, department)).toHaveCount(0);
  },
);

test('a credential is revoked: its shift is free at once, a colleague claims it, and the nurse again after a new one', async ({
  page,
  open,
  address,
  sessionOf,
}) => {
  const [credential, department] = [unique('Dialysis card'), unique('Dialysis')];
  const at = noon();
  const [nurse, night, verifier, manager] = await Promise.all([NURSE, NIGHT, VERIFIER, MANAGER].map(sessionOf));
  await verifiedCredential(address, nurse!, verifier!, credential);
  await verifiedCredential(address, night!, verifier!, credential);
  await call(address, night!, setAvailability, { parts: [...weekParts] });
  await call(address, manager!, publishShift, { department, ...at, slots: 1, requiredCredentials: [credential] });
  const figures = await open(MANAGER);
  const filters = filtersText([{ field: 'department', values: [department] }]);
  const expectConfirmed = (people: number) =>
    test.step(`people confirmed in the team: ${people}`, () =>
      expectInAll(figures, { dataset: 'shift', field: 'confirmed', filters }, people));
  await expectConfirmed(0);

  await page.goto(`${SHIFTS}?view=open`);
  await row(page, department)
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expectToast(page, 'Shift confirmed');
  await tab(page, 'My schedule');
  await expect(row(page, department)).toBeVisible();
  const colleague = await open(NIGHT);
  await colleague.goto(`${SHIFTS}?view=open`);
  await expect(colleague.getByText('Why others are hidden')).toBeVisible();
  await expect(row(colleague, department)).toHaveCount(0);
  const boss = await open(MANAGER);
  await boss.goto(`${SHIFTS}?view=roster&search=${encodeURIComponent(department)}`);
  await expect(boss.getByRole('row').filter({ hasText: department }).getByText('Filled')).toBeVisible();
  await expectConfirmed(1);

  const hr = await open(VERIFIER);
  await hr.goto(`/healthcare/professional/credentials?search=${encodeURIComponent(credential)}`);
  await hr.getByRole('button', { name: `Revoke ${credential} of Elena Marsh` }).click();
  await hr.getByRole('textbox', { name: 'Reason' }).fill('The board has withdrawn it');
  await hr.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();

  await expect(row(page, department)).toHaveCount(0);
  await expect(boss.getByRole('row').filter({ hasText: department }).getByText('Open')).toBeVisible();
  await expectConfirmed(0);
  await expect
    .poll(async () => (await call(address, manager!, listNotifications, {})).items.map(({ message }) => message).join())
    .toMatch(
      new RegExp(`${department}, ${at.date} at 12:00 E[SD]T\\. A credential of Elena Marsh is no longer valid\\.`),
    );
  await expect
    .poll(async () => (await call(address, night!, listNotifications, {})).items.map(({ message }) => message).join())
    .toMatch(new RegExp(`${department}, ${at.date} at 12:00 E[SD]T\\. You may claim it\\.`));
  await row(colleague, department)
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expectToast(colleague, 'Shift confirmed');
  await expect(boss.getByRole('row').filter({ hasText: department }).getByText('Filled')).toBeVisible();
  await expectConfirmed(1);

  await tab(page, 'Open shifts');
  const { id } = await call(address, nurse!, addCredential, {
    name: credential,
    kind: 'certification',
    issuer: 'Board of Tests',
    number: 'B-2',
    issuedAt: dayFromNow(-1),
    expirationDate: dayFromNow(400),
  });
  await tab(colleague, 'My schedule');
  await release(colleague, department, 'Release');
  await expect(page.getByText('A credential is missing or not valid on the day')).toBeVisible();
  await expect(row(page, department).getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  await call(address, verifier!, verifyCredential, { credentialId: id, method: 'primary_source', reference: 'R-2' });
  await row(page, department)
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expectToast(page, 'Shift confirmed');
  await tab(page, 'My schedule');
  await release(page, department, 'Release');
  await expect(row(page, department)).toHaveCount(0);
});

test(
  'a manager gives a slot to somebody who may work it, takes it back with a reason, and calls the shift off',
  IN_TURNS,
  async ({ page, open, address, sessionOf }) => {
    const [credential, department] = [unique('Transport card'), unique('Transport')];
    await verifiedCredential(address, await sessionOf(NURSE), await sessionOf(VERIFIER), credential);
    const manager = await open(MANAGER);
    await call(address, await sessionOf(MANAGER), publishShift, {
      department,
      ...noon(),
      slots: 2,
      requiredCredentials: [credential],
    });
    await page.goto(SHIFTS);
    await expect(page.getByRole('tab', { name: 'My schedule' })).toBeVisible();
    await manager.goto(`${SHIFTS}?view=roster&search=${encodeURIComponent(department)}`);
    await manager.getByRole('link', { name: department }).click();
    const dialog = manager.getByRole('dialog', { name: department });
    await dialog.getByRole('button', { name: 'Assign Elena Marsh' }).click();
    await expect(row(page, department)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove Elena Marsh' }).click();
    const why = manager.getByRole('dialog', { name: /off this shift/ });
    await why.getByRole('textbox', { name: 'Reason' }).fill('Planned twice');
    await why.getByRole('button', { name: 'Take off' }).click();
    await expect(row(page, department)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel shift' }).click();
    const last = manager.getByRole('dialog', { name: 'Cancel this shift?' });
    await last.getByRole('textbox', { name: 'Reason' }).fill('The ward is closed');
    await last.getByRole('button', { name: 'Cancel shift' }).click();
    await expect(manager.getByRole('row').filter({ hasText: department }).getByText('Cancelled')).toBeVisible();
  },
);

test(
  'two colleagues exchange their shifts: one proposes, the other accepts, a manager approves',
  IN_TURNS,
  async ({ page, open, address, sessionOf }) => {
    const [credential, early, late] = [unique('Ward card'), unique('Early ward'), unique('Late ward')];
    const [nurse, night, verifier, boss] = await Promise.all([NURSE, NIGHT, VERIFIER, MANAGER].map(sessionOf));
    const publish = (department: string, startTime: string, endTime: string) =>
      call(address, boss!, publishShift, {
        department,
        date: noon().date,
        startTime,
        endTime,
        slots: 1,
        requiredCredentials: [credential],
      });
    for (const who of [nurse!, night!]) await verifiedCredential(address, who, verifier!, credential);
    await call(address, night!, setAvailability, { parts: [...weekParts] });
    await call(address, nurse!, claimShift, { shiftId: (await publish(early, '12:00', '13:00')).id });
    await call(address, night!, claimShift, { shiftId: (await publish(late, '14:00', '15:00')).id });

    const [colleague, manager] = [await open(NIGHT), await open(MANAGER)];
    await colleague.goto(`${SHIFTS}?view=exchanges`);
    await manager.goto(`${SHIFTS}?view=approvals`);
    await page.goto(SHIFTS);
    await row(page, early)
      .getByRole('button', { name: /^Manage/ })
      .click();
    await page.getByRole('dialog', { name: early }).getByRole('button', { name: 'Propose exchange' }).click();
    const form = page.getByRole('dialog', { name: 'Propose an exchange' });
    await form.getByRole('button', { name: 'Propose' }).click();
    await expect(form.getByText('Please choose a shift')).toBeVisible();
    await form.getByRole('radio', { name: late }).check();
    await form.getByRole('button', { name: 'Propose' }).click();
    await expect(row(page, early).getByText('Part of an open exchange')).toBeVisible();

    await expect(row(manager, early)).toHaveCount(0);
    await row(colleague, early).getByRole('button', { name: 'Accept the exchange with Elena Marsh' }).click();
    await row(manager, early)
      .getByRole('button', { name: /^Approve exchange of Elena Marsh/ })
      .click();
    await manager
      .getByRole('dialog', { name: 'Approve the exchange?' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(row(page, late)).toBeVisible();
    await expect(row(page, early)).toHaveCount(0);
    await expect(row(colleague, early).getByText('Approved')).toBeVisible();
    await tab(colleague, 'My schedule');
    await expect(row(colleague, early)).toBeVisible();
    await expect(row(colleague, late)).toHaveCount(0);

    await release(page, late, 'Release');
    await release(colleague, early, 'Release');
  },
);
