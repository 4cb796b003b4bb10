import { readFile } from 'node:fs/promises';
import { openDialog, stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { addFilter } from '../support/filters.ts';

const ADDRESS = '/cyber/analyst/clearance';

test('a report waits for somebody else, and is in force once it is confirmed', async ({ open }) => {
  const analyst = await open('analyst@sentinel.example');
  await analyst.goto(ADDRESS);
  await expect(analyst.getByRole('region', { name: 'Alerts' }).getByText('Reinvestigation due')).toBeVisible();
  await expect(analyst.getByText('Top Secret').first()).toBeVisible();
  await analyst.getByRole('button', { name: 'Report update' }).click();
  const dialog = analyst.getByRole('dialog', { name: 'Report update' });
  await dialog.getByRole('combobox', { name: 'Investigation status' }).click();
  await analyst.getByRole('option', { name: 'Continuous vetting' }).click();
  await dialog.getByLabel('Questionnaire updated on').fill('');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(dialog.getByText('Please choose the day the questionnaire was last updated')).toBeVisible();
  await dialog.getByLabel('Questionnaire updated on').fill('2026-01-15');
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  const reports = analyst.getByRole('region', { name: 'My reports' });
  await expect(reports.getByText('Waits for verification')).toBeVisible();
  await expect(analyst.getByRole('button', { name: 'Report update' })).toBeDisabled();

  const officer = await open('org.admin@sentinel.example');
  await officer.goto(`${ADDRESS}?search=Novak&waiting=true`);
  await officer.getByRole('button', { name: 'Confirm the report of Ilya Novak' }).click();
  const confirm = officer.getByRole('dialog', { name: 'Confirm the report of Ilya Novak?' });
  await expect(confirm.getByRole('row', { name: /Investigation Favorable Continuous vetting/ })).toBeVisible();
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(officer, 'Clearance of Ilya Novak confirmed');

  await expect(reports.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(analyst.getByText('Jan 15, 2031')).toBeVisible();
});

test('the officer rejects with a reason, which the holder reads', IN_TURNS, async ({ open }) => {
  const analyst = await open('analyst@meridian.example');
  await analyst.goto(ADDRESS);
  await analyst.getByRole('button', { name: 'Report update' }).click();
  const dialog = analyst.getByRole('dialog', { name: 'Report update' });
  await dialog.getByRole('combobox', { name: 'Level' }).click();
  await analyst.getByRole('option', { name: 'TS/SCI' }).click();
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await expect(analyst.getByText('Waits for verification')).toBeVisible();

  const officer = await open('org.admin@meridian.example');
  await officer.goto(`${ADDRESS}?search=Aalto`);
  await officer.getByRole('button', { name: 'Reject the report of Kenji Aalto' }).click();
  const reject = officer.getByRole('dialog');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(reject.getByText('Please say why')).toBeVisible();
  await reject.getByRole('textbox', { name: 'Reason' }).fill('Not in the register');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await expect(analyst.getByText('Reason: Not in the register')).toBeVisible();
  await expect(analyst.getByRole('button', { name: 'Report update' })).toBeEnabled();
});

test.describe('the list of the officer', () => {
  test.use({ person: 'org.admin@meridian.example' });

  test('narrows, sorts and leaves as a file; the address keeps the view', IN_TURNS, async ({ page }) => {
    await page.goto(ADDRESS);
    await addFilter(page, 'Standing', 'Access ended');
    await expect(page).toHaveURL(/standing=reusable/);
    const rows = page.getByRole('table').getByRole('row');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    await expect(rows).toHaveCount(lines.length);
    await page.goto(`${ADDRESS}?search=nobody+is+called+this`);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Kenji Aalto' }).click();
    const drawer = page.getByRole('dialog', { name: 'Clearance of Kenji Aalto' });
    await expect(drawer.getByText('Clearance History')).toBeVisible();
  });
});

const states: readonly ScreenState[] = [
  { name: 'my clearance', person: 'analyst@sentinel.example', path: ADDRESS },
  {
    name: 'a report to write',
    person: 'analyst@meridian.example',
    path: ADDRESS,
    show: openDialog('Report update'),
  },
  { name: 'everybody’s clearances', path: ADDRESS },
  { name: 'a report to confirm', path: ADDRESS, show: openDialog(/^Confirm the report of/) },
];

for (const state of states) test(...stateJourney(state, 'org.admin@meridian.example'));
