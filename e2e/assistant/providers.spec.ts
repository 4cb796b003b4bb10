import { addProvider, removeProvider } from '@talent-os/contracts/chat/providers';
import type { Sent } from '@talent-os/contracts/define';
import { call } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, IN_TURNS } from '../support/test.ts';
import { confirmWhenAsked } from '../support/proof.ts';
import { expectToast } from '../support/toasts.ts';
import { askFor, AWAY, dialog, OFFLINE, openAssistant, press } from './support.ts';
import { test } from './scripted.ts';

const KEY = 'sk-scripted-ending-7719';

// Nobody else asks the assistant of this organization.
test.use({ person: 'org.admin@harbor.example' });
test.beforeEach(({ page }) => confirmWhenAsked(page));

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
  const dataFirst = page.getByRole('switch', { name: 'Answer from platform data first' });
  await expect(dataFirst).toBeChecked();
  await dataFirst.click();
  await expectToast(page, 'Models answer first');

  await openAssistant(page);
  await expect(await askFor(page, 'Say this after me')).toContainText('Say this after me');
  await expect(dialog(page).getByText(OFFLINE)).toHaveCount(0);
  await expect(dialog(page).getByText(AWAY)).toHaveCount(0);

  await scripted.stop();
  await expect(await askFor(page, 'Which hubs can I use?')).toContainText(/As of/);
  await expect(dialog(page).getByText(AWAY)).toBeVisible();
  await press(page, 'Close');

  await page.goto('/organization/providers');
  await dataFirst.click();
  await expectToast(page, 'Platform data answers first');
  await expect(dataFirst).toBeChecked();
  await provider.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove Scripted?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No provider: the assistant answers from templates only')).toBeVisible();
  await openAssistant(page);
  await askFor(page, 'Which hubs can I use?');
  await expect(dialog(page).getByText(OFFLINE)).toBeVisible();
});

test(
  'a person chooses the model of a conversation, which is kept with it and told with each answer',
  IN_TURNS,
  async ({ page, scripted, address, sessionOf }) => {
    const session = await sessionOf('org.admin@harbor.example');
    const add = (name: string, priority: number, more: Partial<Sent<typeof addProvider>> = {}) =>
      call(address, session, addProvider, {
        name,
        baseUrl: scripted.baseUrl,
        model: 'echo',
        key: KEY,
        priority,
        monthlyBudget: 10_000,
        promptPrice: 1,
        completionPrice: 1,
        allowedHubs: ['dashboard'],
        baaSigned: false,
        enabled: true,
        ...more,
      });
    const added = [
      await add('House', 1),
      await add('Cloud', 2),
      await add('Sales only', 3, { allowedHubs: ['sales'] }),
    ];
    const model = page.getByRole('combobox', { name: 'Model' });
    await openAssistant(page);
    await expect(model).toHaveValue('');
    await expect(model.getByRole('option', { name: 'Sales only (not allowed in this hub)' })).toBeDisabled();
    await model.selectOption('Cloud');
    await expect(await askFor(page, 'Say this')).toContainText('Answered by Cloud');
    await expectAccessible(page);
    await page.reload();
    await expect(model).toHaveValue(added[1]!.id);
    await model.selectOption('House');
    await expect(await askFor(page, 'And this')).toContainText('Answered by House');
    await call(address, session, removeProvider, { providerId: added[0]!.id });
    await expect(await askFor(page, 'Once more')).toContainText(
      'The chosen model is no longer offered; Cloud answered.',
    );
    await expect(model).toHaveValue('');
    for (const { id: providerId } of added.slice(1)) await call(address, session, removeProvider, { providerId });
  },
);
