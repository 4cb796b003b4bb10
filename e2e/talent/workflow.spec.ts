import { listWorkflows } from '@talent-os/contracts/talent/workflows';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';

const HR = 'hr.manager@meridian.example';

test('a workflow is written as a new version, tried on a sample, put to use, and the default taken up again', async ({
  open,
  address,
  sessionOf,
}) => {
  const hr = await sessionOf(HR);
  const page = await open(HR);
  await page.goto('/talent/plan/workflow');
  await expect(page.getByText('Version 1 is in use')).toBeVisible();
  const sample = page.getByRole('region', { name: 'Steps of the sample' });
  await expect(sample.getByText('Approved at the latest by')).toBeVisible();
  await expect(sample.getByText('left out')).toHaveCount(1);

  await page.getByRole('button', { name: 'Edit as a new version' }).click();
  await expect(page.getByText('is a draft and changes nothing yet').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a step' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a step' });
  await dialog.getByRole('combobox', { name: 'Approver' }).click();
  await page.getByRole('option', { name: 'Named person' }).click();
  await dialog.getByRole('textbox', { name: 'Only for more seats than' }).fill('40');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please choose a colleague').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Approver' }).click();
  await page.getByRole('option', { name: 'Organization admin' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.getByText('more than 40 seats')).toBeVisible();
  await expect(sample.getByText('no more seats than the limit')).toBeVisible();

  const { items } = await call(address, hr, listWorkflows, {});
  const { number } = items.find(({ state }) => state === 'draft')!;
  await page.getByRole('button', { name: `Put version ${number} to use` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put to use' }).click();
  await expect(page.getByText(`Version ${number} is in use`).first()).toBeVisible();

  await page.getByRole('link', { name: 'Version 1', exact: true }).click();
  await page.getByRole('button', { name: 'Put version 1 to use' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put to use' }).click();
  await expect(page.getByText('Version 1 is in use').first()).toBeVisible();
  const after = await call(address, hr, listWorkflows, {});
  expect(after.items.find((one) => one.number === number)?.state).toBe('replaced');
});

test(
  'an organization that wrote none has the default, and begins its own with whom it has',
  IN_TURNS,
  async ({ open }) => {
    const page = await open('org.admin@northwind.example');
    await page.goto('/talent/plan/workflow');
    await expect(page.getByText('Default workflow in use: Department head → HR')).toBeVisible();
    await page.getByRole('button', { name: 'Edit as a new version' }).click();
    await expect(page.getByText('No longer asked: Department head → HR')).toBeVisible();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByText('Default workflow in use: Department head → HR')).toBeVisible();
  },
);
