import { unique } from '../support/fixtures.ts';
import { toast } from '../support/shell.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ person: 'platform.admin@meridian.example' });

test('a prompt gets a version, which is tried, compared, put in use and taken back', async ({ page }) => {
  const sentence = unique('Answer in short sentences');
  await page.goto('/admin/prompts?hub=cyber');
  await page.getByRole('button', { name: 'Edit as draft' }).first().click();
  const text = page.getByRole('textbox', { name: 'Text' });
  const before = await text.inputValue();
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await text.fill(`${before}\n{{nobodyKnows}}`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The prompt uses a variable that does not exist')).toBeVisible();
  await text.fill(`${before}\n${sentence} in {{hubTitle}}.`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, /Version \d+ saved as a draft/);

  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Draft');
  await expect(row.getByRole('button', { pressed: true })).toBeVisible();
  await expect(page.locator('ins')).toContainText([/\S/]);
  expect((await page.locator('ins').allInnerTexts()).join('')).toContain(sentence);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  const trial = page.getByRole('status').filter({ hasText: 'tokens, filled with a sample' });
  await expect(trial).toContainText(`${sentence} in Cyber Hub.`);
  await expect(trial).toContainText('No model answered: none is configured, or none is available right now.');

  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(row).toContainText('In use');
  await expect(page.getByText(/Version \d+ is in use/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Earlier');
  await expect(page.getByRole('row').filter({ hasText: 'In use' })).toHaveCount(1);
  await page.reload();
  await expect(row).toContainText('Earlier');
  await expect(toast(page, 'Server error - please contact support if this persists')).toHaveCount(0);
});
