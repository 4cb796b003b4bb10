import { readFile } from 'node:fs/promises';
import { publishShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { addUnit, getUnits } from '@talent-os/contracts/healthcare/units';
import { call } from '../support/api.ts';
import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { addFilter } from '../support/filters.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

const MANAGER = 'nurse.manager@meridian.example';
const NURSE = 'nurse@meridian.example';
const UNITS = '/healthtech';
const alerts = (page: Page, unit: string) =>
  page.getByRole('list', { name: 'Alerts' }).getByRole('listitem').filter({ hasText: unit });

test('a manager sets a unit up, sees what is missing, publishes a shift and enters the census', async ({ open }) => {
  const page = await open(MANAGER);
  const name = unique('Ward');
  await page.goto('/healthtech');
  await expect(page.getByText('Patient to Professional')).toBeVisible();
  await page.getByRole('button', { name: 'Add unit' }).click();
  const form = page.getByRole('dialog', { name: 'Add unit' });
  await form.getByRole('button', { name: 'Add unit' }).click();
  await expect(form.getByText('Please enter a name')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Department' }).fill(name);
  await form.getByRole('textbox', { name: 'Beds' }).fill('12');
  await form.getByRole('textbox', { name: 'Target HPPD' }).fill('8.5');
  await form.getByRole('textbox', { name: 'Staff by day' }).fill('3');
  await form.getByRole('textbox', { name: 'Staff by night' }).fill('2');
  await form.getByRole('button', { name: 'Add unit' }).click();

  await addFilter(page, 'Unit', name);
  await expect(page).toHaveURL(/unit=/);
  await expect(page.getByRole('region', { name: 'Coverage by day' }).getByText('0/3')).toHaveCount(8);
  // Alerts go by day: a shift of tomorrow can be published at whatever hour this is.
  const tomorrow = alerts(page, name).filter({ hasText: 'by night' }).filter({ hasNotText: 'today' }).first();
  await tomorrow.getByRole('button', { name: /^Publish shift/ }).click();
  const shift = page.getByRole('dialog', { name: `Publish a shift of ${name}` });
  await expect(shift.getByLabel('From')).toHaveValue('19:00');
  await expect(shift.getByRole('textbox', { name: 'People' })).toHaveValue('2');
  await shift.getByRole('combobox', { name: 'Required credentials' }).click();
  await page.getByRole('option', { name: 'Registered Nurse License' }).click();
  await page.keyboard.press('Tab');
  await shift.getByRole('button', { name: 'Publish shift' }).click();
  await expectToast(page, `Shift of ${name} published; who may claim it is told`);
  await expect(alerts(page, name).getByRole('button', { name: /^Invite people/ })).toHaveCount(1);

  await alerts(page, name)
    .getByRole('button', { name: /^Invite people/ })
    .click();
  const invite = page.getByRole('dialog', { name: new RegExp(`^Invite to ${name}`) });
  await invite.getByRole('checkbox').first().check();
  await invite.getByRole('button', { name: 'Invite' }).click();
  await expectToast(page, '1 colleague invited');

  await page.getByRole('button', { name: 'Show all' }).click();
  await alerts(page, name)
    .getByRole('button', { name: /^Enter census/ })
    .click();
  const census = page.getByRole('dialog', { name: `Census of ${name}` });
  await census.getByRole('textbox', { name: 'Patients at midnight' }).fill('9');
  await census.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText(/^9 of 12 beds/)).toBeVisible();

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove unit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, `${name} removed`);
});

test(
  'somebody else’s shift appears without a reload, and a nurse sees where she works',
  IN_TURNS,
  async ({ open, address, sessionOf }) => {
    const page = await open(NURSE);
    await page.goto('/healthtech');
    await expect(page.getByText('My credentials expiring')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add unit' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Coverage by day' }).getByText('Intensive care')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Coverage by day' }).getByText('Pediatrics')).toHaveCount(0);

    const manager = await sessionOf(MANAGER);
    const department = unique('Ward');
    const { id } = await call(address, manager, addUnit, {
      name: department,
      department,
      beds: 8,
      targetHppd: 8,
      requiredDay: 1,
      requiredNight: 0,
    });
    const watching = await open(MANAGER);
    await watching.goto(`/healthtech?unit=${id}`);
    await expect(
      alerts(watching, department)
        .getByRole('button', { name: /^Publish shift/ })
        .first(),
    ).toBeVisible();
    await call(address, manager, publishShift, {
      department,
      date: dayFromNow(3),
      startTime: '07:00',
      endTime: '19:00',
      slots: 1,
      requiredCredentials: ['Registered Nurse License'],
    });
    await expect(alerts(watching, department).getByRole('button', { name: /^Invite people/ })).toBeVisible();
  },
);

test('who may export takes the coverage along as a file', IN_TURNS, async ({ open }) => {
  const page = await open('org.admin@harbor.example');
  await page.goto('/healthtech');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.startsWith('Emergency,Emergency,'))).toHaveLength(16);
});

test(
  'an organization without units says so, and who may adds the first',
  IN_TURNS,
  async ({ open, address, sessionOf }) => {
    const page = await open('org.admin@harbor.example');
    const { units } = await call(address, await sessionOf('org.admin@harbor.example'), getUnits, {});
    await page.route('**/api/healthcare/units', (route) =>
      route.fulfill({ json: { today: dayFromNow(0), whole: true, units: [], alerts: [], standing: null } }),
    );
    expect(units.length).toBeGreaterThan(0);
    await page.goto('/healthtech');
    await expect(page.getByText('No units set up')).toBeVisible();
    await page.getByRole('button', { name: 'Add unit' }).click();
    await expect(page.getByRole('dialog', { name: 'Add unit' })).toBeVisible();
  },
);

const menu = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More for Intensive care' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const states: readonly ScreenState[] = [
  { name: 'the screen of a manager of units', person: MANAGER, path: UNITS },
  { name: 'the screen of a nurse and her units', person: NURSE, path: UNITS },
  { name: 'the form of a shift', person: MANAGER, path: UNITS, show: menu('Publish shift'), under: 'main' },
  {
    name: 'the list of the people of a unit',
    person: 'org.admin@harbor.example',
    path: UNITS,
    show: menu('Credentials and contact hours'),
    under: 'main',
  },
];

for (const state of states) test(...stateJourney(state));
