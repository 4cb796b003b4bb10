import { getExcellence } from '@talent-os/contracts/sales/excellence';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

// Nobody else runs this module there.
const MODULE = 'competencies';
const ADMIN = 'org.admin@northwind.example';
const REP = 'sales.rep@northwind.example';

test('a session is started in four steps, and a seller sees what their own answers come to', async ({
  open,
  address,
  sessionOf,
}) => {
  const starts = await open(ADMIN);
  await starts.goto('/excellence/get-started');
  await starts.getByRole('textbox', { name: 'Company' }).fill('Northwind');
  for (const step of ['Customer and competitors', 'Team and numbers', 'Module']) {
    await starts.getByRole('button', { name: 'Next' }).click();
    await expect(starts.getByRole('heading', { name: step })).toBeVisible();
  }
  await starts.reload();
  await expect(starts.getByText(/^You left off here/)).toBeVisible();
  await starts.getByRole('radio', { name: 'Competencies' }).check();
  await starts.getByRole('button', { name: 'Start session' }).click();
  await expect(starts).toHaveURL(`/excellence/${MODULE}/analysis`);

  const session = await sessionOf(REP);
  const { left } = await call(address, session, getExcellence, { module: MODULE });
  const page = await open(REP);
  await page.goto(`/excellence/${MODULE}/analysis`);
  await expect(page.getByText(`Answer ${left} more questions to see your analysis`)).toBeVisible();
  await page.getByRole('link', { name: 'Answer', exact: true }).first().click();
  for (let given = 0; given < left; given += 1) {
    await expect(page.getByRole('img', { name: `${given} of ${left} answered` })).toBeVisible();
    await page.keyboard.press(given % 5 === 0 ? 'd' : '1');
  }
  await expect(page.getByRole('heading', { name: 'What your own answers come to' })).toBeVisible();
  await expect(page.getByText(/answered 1 of 4/).first()).toBeVisible();
  await expect(page.getByText('Not enough people to show this safely.')).toBeVisible();
});
