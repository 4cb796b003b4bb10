import { getMarketplace } from '@talent-os/contracts/talent/marketplace';
import { listExpressions, searchOpportunities, withdrawExpression } from '@talent-os/contracts/talent/mobility';
import { call } from './support/api.ts';
import { expectKept, mark } from './support/kept.ts';
import { expect, test } from './support/test.ts';

// Somebody whose interests no other journey changes.
const REP = 'multi@meridian.example';
const HEAD = 'department.head@meridian.example';

test('an interest that is approved is an application, and both sides hear of it without reloading', async ({
  open,
  sessionOf,
  address,
}) => {
  const rep = await sessionOf(REP);
  const name = `${rep.user.firstName} ${rep.user.lastName}`;
  const pending = await call(address, rep, listExpressions, { status: 'pending' });
  for (const { id } of pending.items) await call(address, rep, withdrawExpression, { expressionId: id });
  const { items } = await call(address, rep, searchOpportunities, {});
  const title = items.find(
    (one) => !one.myStatus && items.filter((other) => other.title === one.title).length === 1,
  )?.title;
  if (!title) throw new Error('no position is open to the person');
  const before = await call(address, rep, getMarketplace, {});

  const page = await open(REP);
  await page.goto('/sales/internal-mobility/opportunities');
  await page.getByRole('button', { name: `Express Interest in ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Express Interest' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('I have worked beside this team for a year.');
  await dialog.getByRole('button', { name: 'Express Interest' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/sales/internal-mobility/expressions');
  const row = page.getByRole('listitem').filter({ hasText: title }).first();
  await expect(row.getByText('pending', { exact: true })).toBeVisible();
  await expect(page.locator('[data-live="open"]')).toBeAttached();
  await mark(page);

  const head = await open(HEAD);
  await head.goto('/sales/internal-mobility/expressions?status=pending');
  await head.getByRole('button', { name: `Approve ${name} for ${title}`, exact: true }).click();
  const ask = head.getByRole('dialog', { name: 'Approve interest?' });
  await expect(ask).toContainText(`${name} becomes an internal applicant for ${title}`);
  await ask.getByRole('button', { name: 'Approve' }).click();
  await expect(ask).toHaveCount(0);

  await expect(row.getByText('approved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByText(`Your interest in ${title} was approved.`),
  ).toBeVisible();
  await expectKept(page);
  const after = await call(address, rep, getMarketplace, {});
  expect(after.internalMobility.activeExpressions).toBe(before.internalMobility.activeExpressions);
});
