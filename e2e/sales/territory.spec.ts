import { getTerritory, listTerritories } from '@talent-os/contracts/sales/territories';
import { call } from '../support/api.ts';
import type { Session } from '../support/sessions.ts';
import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

const HERE = '/sales/excellence/territory';
const REP = 'sales.rep@meridian.example';
const HEAD = 'department.head@meridian.example';
test.use({ person: REP });

/** One of the person's territories with an account that is free to move. */
async function movable(address: string, session: Session, skip = 0) {
  const { items } = await call(address, session, listTerritories, {});
  for (const { id } of items) {
    const territory = await call(address, session, getTerritory, { territoryId: id, sort: 'name:desc' });
    const free = territory.accounts.items.filter(({ pendingChange }) => !pendingChange);
    const account = free[skip];
    if (account) return { territory, account };
  }
  throw new Error('no account is free to move');
}

async function propose(page: Page, territoryId: string, account: string, note: string): Promise<void> {
  await page.goto(`${HERE}?territory=${territoryId}&search=${encodeURIComponent(account)}`);
  await page.getByRole('button', { name: `Propose reassignment of ${account}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose reassignment' });
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog.getByText('Please choose a territory')).toBeVisible();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'To territory' }).click();
  await page.getByRole('option').first().click();
  await expect(dialog.locator('dl')).toContainText('→');
  await dialog.getByLabel('Effective date').fill(dayFromNow(0));
  await dialog.getByRole('textbox', { name: 'Why?' }).fill(note);
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expectToast(page, 'Reassignment proposed');
}

const row = (page: Page, note: string) =>
  page.getByRole('region', { name: 'Proposed changes' }).getByRole('listitem').filter({ hasText: note });

test('a proposed move is approved by the department head and the account changes its territory', async ({
  page,
  open,
  address,
  sessionOf,
}) => {
  const session = await sessionOf(REP);
  const { territory, account } = await movable(address, session);
  const note = unique('Closer to the new owner');
  await propose(page, territory.id, account.name, note);
  await expect(page.getByText('Change proposed')).toBeVisible();
  await expect(row(page, note).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await expect(row(page, note).getByRole('button', { name: /^Withdraw/ })).toBeVisible();

  const head = await open(HEAD);
  await head.goto(HERE);
  await row(head, note)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await head.getByRole('dialog', { name: 'Approve the move?' }).getByRole('button', { name: 'Approve' }).click();
  await expectToast(head, `${account.name} has moved`);
  await expect(row(head, note)).toContainText('applied');

  await expect(page.getByText('No results match your filters')).toBeVisible();
  const after = await call(address, session, getTerritory, { territoryId: territory.id });
  expect(after.accountCount).toBe(territory.accountCount - 1);
});

test(
  'a declined move says why, and a withdrawn one is asked about first',
  IN_TURNS,
  async ({ page, open, address, sessionOf }) => {
    const { territory, account } = await movable(address, await sessionOf(REP), 1);
    const note = unique('Same industry');
    await propose(page, territory.id, account.name, note);
    const head = await open(HEAD);
    await head.goto(HERE);
    await row(head, note)
      .getByRole('button', { name: /^Decline/ })
      .click();
    const dialog = head.getByRole('dialog', { name: 'Decline the move' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The renewal comes first');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(row(page, note)).toContainText('Reason: The renewal comes first');

    const second = unique('Once more');
    await propose(page, territory.id, account.name, second);
    await row(page, second)
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    const confirm = page.getByRole('dialog', { name: 'Withdraw the proposal?' });
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, second)).toContainText('proposed');
    await row(page, second)
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    await confirm.getByRole('button', { name: 'Withdraw' }).click();
    await expect(row(page, second)).toContainText('withdrawn');
  },
);

test(
  'a territory opens by its link, and its open deals lead to the deals',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const { items } = await call(address, await sessionOf(REP), listTerritories, {});
    const name = items[0]?.name ?? '';
    await page.goto(HERE);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Open deals' }).click();
    await page.getByRole('button', { name: 'Open deals' }).click();
    await page
      .getByRole('link', { name: /^\d+ open, / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sales\/opportunities\?view=table&search=/);
  },
);

test('whoever has no territory reads so', IN_TURNS, async ({ page }) => {
  await page.route('**/api/sales/territories*', (route) => route.fulfill({ json: { items: [], total: 0 } }));
  await page.goto(HERE);
  await expect(page.getByText('No territories assigned')).toBeVisible();
});
