import { expect } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { askFor, AWAY, dialog, OFFLINE, openAssistant, press } from './support.ts';
import { test } from './scripted.ts';

const KEY = 'sk-scripted-ending-7719';

// Nobody else asks the assistant of this organization.
test.use({ person: 'org.admin@harbor.example' });

test('a provider is added, tested and used; when it is down the platform answers and says so', async ({
  page,
  scripted,
}) => {
  await page.goto('/organization/providers');
  await page.getByRole('button', { name: 'Add provider' }).click();
  const form = page.getByRole('dialog', { name: 'Add provider' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Scripted');
  await form.getByRole('textbox', { name: 'Address' }).fill(scripted.baseUrl);
  await form.getByRole('textbox', { name: 'Model' }).fill('echo');
  await form.getByLabel(/^Key/).fill(KEY);
  await form.getByRole('textbox', { name: 'Budget per month' }).fill('50');
  await form.getByRole('textbox', { name: 'Per million tokens in' }).fill('1');
  await form.getByRole('textbox', { name: 'Per million tokens out' }).fill('2');
  const saved = page.waitForResponse('**/api/chat/providers');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await (await saved).text()).not.toContain(KEY);
  await expectToast(page, 'Scripted was added');
  const provider = page.getByRole('region', { name: '1. Scripted' });
  await expect(provider).toContainText('The key ending in 7719');
  await expect(provider).toContainText('Not tested');
  await provider.getByRole('button', { name: 'Test' }).click();
  await expect(provider.getByRole('status')).toContainText(/It answered within \d+ ms/);
  await expect(provider).toContainText('Ready');
  await provider.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Scripted' });
  await expect(edit.getByLabel(/^Key/)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(edit).toHaveCount(0);
  expect(await page.content()).not.toContain(KEY);

  await openAssistant(page);
  await expect(await askFor(page, 'Say this after me')).toContainText('Say this after me');
  await expect(dialog(page).getByText(OFFLINE)).toHaveCount(0);
  await expect(dialog(page).getByText(AWAY)).toHaveCount(0);

  await scripted.stop();
  await expect(await askFor(page, 'Which hubs can I use?')).toContainText(/As of/);
  await expect(dialog(page).getByText(AWAY)).toBeVisible();
  await press(page, 'Close');

  await page.goto('/organization/providers');
  await provider.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove Scripted?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No provider: the assistant answers from templates only')).toBeVisible();
  await openAssistant(page);
  await askFor(page, 'Which hubs can I use?');
  await expect(dialog(page).getByText(OFFLINE)).toBeVisible();
});
