import { expect, IN_TURNS, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { card, dealIn, someAccount } from './support.ts';
import { unique } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { addFilter } from '../support/filters.ts';

const REP = 'sales.rep@meridian.example';
const HEAD = 'department.head@meridian.example';
test.use({ person: REP });

test('a deal is logged, opened, changed and spoken about', async ({ page, address, sessionOf }) => {
  const name = unique('Second site');
  const account = await someAccount(address, await sessionOf(REP));
  await page.goto('/sales/opportunities');
  await page.getByRole('button', { name: 'New deal' }).click();
  const form = page.getByRole('dialog', { name: 'New deal' });
  await form.getByRole('button', { name: 'Log deal' }).click();
  for (const text of ['Please choose an account', 'Please give the deal a name', 'Please enter an amount'])
    await expect(form.getByText(text)).toBeVisible();
  await form.getByRole('textbox', { name: 'Deal name' }).fill(name);
  await form.getByRole('combobox', { name: 'Account' }).fill(account.name);
  await page.getByRole('option', { name: account.name }).first().click();
  await form.getByRole('textbox', { name: 'Amount' }).fill('12500');
  await form.getByRole('button', { name: 'Log deal' }).click();
  await expectToast(page, `${name} was logged`);
  await card(page, 'prospect', name).click();

  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('$12,500')).toBeVisible();
  await drawer.getByRole('button', { name: 'Edit', exact: true }).click();
  await drawer.getByRole('textbox', { name: 'Competitor' }).fill('Larkspur');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Deal saved');
  await drawer.getByRole('textbox', { name: 'Log activity' }).fill('Called the sponsor');
  await drawer.getByRole('button', { name: 'Log activity' }).click();
  await expectToast(page, 'Activity logged');
  const history = drawer.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toContainText(['Called the sponsor', 'Changed competitor', 'Deal logged']);
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test(
  'search, filters and sort live in the address, and clearing them brings everything back',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const name = unique('Needle');
    await dealIn(address, await sessionOf(REP), name, { stage: 'qualified' });
    await page.goto('/sales/opportunities?view=table');
    await page.getByRole('searchbox', { name: 'Search deals' }).fill(name);
    await expect(page).toHaveURL(/search=Needle/);
    await expect(page.getByText('1 deal')).toBeVisible();
    await page.getByRole('button', { name: 'Amount' }).click();
    await expect(page).toHaveURL(/sort=amount%3A(asc|desc)/);
    await addFilter(page, 'Stage', 'Negotiation');
    await expect(page.getByText('No results match your filters')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No results match your filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/view=table/);
    await expect(page).not.toHaveURL(/search=|stage=/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);

test('the table shows 25 deals to a page', IN_TURNS, async ({ open }) => {
  const page = await open(HEAD);
  await page.goto('/sales/opportunities?view=table&sort=name:asc');
  const rows = page.getByRole('region', { name: 'deals' }).locator('tbody tr');
  await expect(rows).toHaveCount(25);
  const first = await rows.first().innerText();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).not.toHaveText(first);
});

test('only who may export sees the button, and gets the rows of the filters', IN_TURNS, async ({ page, open }) => {
  await page.goto('/sales/opportunities?view=table');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();

  const admin = await open('org.admin@meridian.example');
  await admin.goto('/sales/opportunities?view=table&stage=closed_lost');
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = (await (await file.createReadStream()).toArray()).join('');
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toContain('Closed lost');
});

test(
  'a department head sees everybody’s deals and finds one owner’s',
  IN_TURNS,
  async ({ open, address, sessionOf }) => {
    const name = unique('Watched deal');
    const session = await sessionOf(REP);
    await dealIn(address, session, name);
    const page = await open(HEAD);
    await page.goto('/sales/opportunities?view=table');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Owner' }).click();
    await page.getByRole('combobox', { name: 'Owner' }).fill(session.user.lastName);
    await page.getByRole('option', { name: `${session.user.firstName} ${session.user.lastName}` }).click();
    await expect(page).toHaveURL(new RegExp(`owner=${session.user.id}`));
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(session.user.lastName);
  },
);
