import { violations } from './support/axe.ts';
import { expect, test, type Page, IN_TURNS } from './support/test.ts';

const toolsFor = (page: Page, token: string) =>
  page.request.post('/api/mcp', {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

test('somebody connects an application with a token that is shown once, and ends it again', async ({ open }) => {
  const page = await open('nurse@meridian.example');
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Please name the application')).toBeVisible();
  const name = `Desk ${Date.now()}`;
  await dialog.getByLabel('Application').fill(name);
  await dialog.getByRole('checkbox', { name: 'Propose changes' }).check();
  await dialog.getByLabel('Days until it ends').fill('91');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Days until it ends')).toHaveAccessibleDescription(/At most 90 days/);
  await dialog.getByLabel('Days until it ends').fill('7');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create' }).click();
  const token = (await page.getByRole('dialog', { name: 'Copy the token now' }).getByLabel('Token').innerText()).trim();
  expect(token).toMatch(/^talentos_mcp_[\w-]{64}$/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Read · Propose changes');
  expect((await toolsFor(page, token)).status()).toBe(200);
  expect((await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(
    403,
  );

  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await toolsFor(page, token)).status()).toBe(401);
});

test('an administrator says whether applications read names', IN_TURNS, async ({ open }) => {
  const page = await open('org.admin@northwind.example');
  await page.goto('/organization/providers');
  const names = page.getByRole('radiogroup', { name: 'Names of people' });
  await expect(names.getByRole('radio', { name: 'Hidden' })).toBeChecked();
  for (const choice of ['Shown', 'Hidden']) {
    const saved = page.waitForResponse('**/api/chat/application-policy');
    await names.getByRole('radio', { name: choice }).click();
    expect((await saved).status()).toBe(200);
    await expect(names.getByRole('radio', { name: choice })).toBeChecked();
  }
});
