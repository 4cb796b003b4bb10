import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test('a nurse signs her statement, and sees until when it holds', IN_TURNS, async ({ open }) => {
  const page = await open('nurse@meridian.example');
  await page.goto('/healthcare/compliance');
  await expect(page.getByRole('heading', { name: 'Technical safeguards' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign statement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign statement' }).click();
  await expect(dialog.getByText('Please agree first')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign statement' }).click();
  await expectToast(page, /^Confidentiality statement attested until/);
});

test('evidence comes from the platform: the audit chain is recomputed and the figures kept', async ({ open }) => {
  const page = await open('org.admin@meridian.example');
  await page.goto('/healthcare/compliance');
  await page.getByRole('button', { name: 'More for Audit controls' }).click();
  await page.getByRole('menuitem', { name: 'Collect evidence' }).click();
  const evidence = page.getByRole('list', { name: 'Evidence of Audit controls' });
  await expect(evidence.getByText(/^Audit chain of [\d,]+ events recomputed .*every link holds/).first()).toBeVisible();
  await expect(evidence.getByText(/Supports the control, read from the platform/).first()).toBeVisible();
});

test('an addressable control takes an alternative, a required one does not offer it', IN_TURNS, async ({ open }) => {
  const page = await open('org.admin@harbor.example');
  await page.goto('/healthcare/compliance');
  await page.getByRole('button', { name: 'More for Audit controls' }).click();
  await expect(page.getByRole('menuitem', { name: 'Attach evidence' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Document alternative' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for Access control: encryption and decryption' }).click();
  await page.getByRole('menuitem', { name: 'Document alternative' }).click();
  await page.getByRole('textbox', { name: /What is done instead/ }).fill('Records stay on encrypted disks only.');
  await page.getByRole('button', { name: 'Save alternative' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'encryption and decryption' });
  await expect(row.getByText('Instead: Records stay on encrypted disks only.')).toBeVisible();
  await expect(row.getByText('Alternative documented', { exact: true })).toBeVisible();
});
