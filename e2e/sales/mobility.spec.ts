import { listExpressions, searchOpportunities, withdrawExpression } from '@talent-os/contracts/talent/mobility';
import { call } from '../support/api.ts';
import type { Session } from '../support/sessions.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { unique } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';
import { addFilter } from '../support/filters.ts';

const OPPORTUNITIES = '/sales/internal-mobility/opportunities';
const EXPRESSIONS = '/sales/internal-mobility/expressions';
const REP = 'sales.rep@meridian.example';
const HEAD = 'department.head@meridian.example';

test.use({ person: REP });
// One person has three expressions of interest at most, so these take turns.
test.describe.configure({ mode: 'serial' });

/** Takes back what is pending, so that there is room. */
async function makeRoom(address: string, session: Session): Promise<void> {
  const { items } = await call(address, session, listExpressions, { status: 'pending' });
  for (const { id } of items) await call(address, session, withdrawExpression, { expressionId: id });
}

/** Titles of positions the person has no open interest in, each of which stands for one position only. */
async function freeTitles(address: string, session: Session): Promise<string[]> {
  const { items } = await call(address, session, searchOpportunities, {});
  const once = items.filter(({ title }) => items.filter((other) => other.title === title).length === 1);
  return once.filter(({ myStatus }) => !myStatus).map(({ title }) => title);
}

test('interest is expressed with a note, declined with a reason, and read', async ({
  page,
  open,
  address,
  sessionOf,
}) => {
  const session = await sessionOf(REP);
  await makeRoom(address, session);
  const [title = ''] = await freeTitles(address, session);
  const reason = unique('The team needs somebody this month');
  await page.goto(OPPORTUNITIES);
  await expect(page.getByText('Internal Mobility Eligible')).toBeVisible();
  await expect(page.getByText('0 of 3 expressions of interest open.')).toBeVisible();
  await page.getByRole('button', { name: `Express Interest in ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Express Interest' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('I know this team well.');
  await expect(dialog.getByText('22 / 500')).toBeVisible();
  await dialog.getByRole('button', { name: 'Express Interest' }).click();
  await expectToast(page, `Interest in ${title} expressed`);
  await expect(page.getByText('1 of 3 expressions of interest open.')).toBeVisible();

  const head = await open(HEAD);
  await head.goto(`${EXPRESSIONS}?status=pending`);
  const name = `${session.user.firstName} ${session.user.lastName}`;
  await head.getByRole('button', { name: `Decline ${name} for ${title}`, exact: true }).click();
  const decline = head.getByRole('dialog', { name: 'Decline interest' });
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline.getByText('Please give a reason: the person will read it')).toBeVisible();
  await decline.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expectToast(head, `${name} declined`);

  await page.goto(EXPRESSIONS);
  const row = page.getByRole('listitem').filter({ hasText: `Reason: ${reason}` });
  await expect(row).toContainText(title);
  await expect(row.locator('[data-variant]')).toHaveAttribute('data-variant', 'secondary');
});

test(
  'three open expressions are the limit, and withdrawing one is asked about first',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const session = await sessionOf(REP);
    await makeRoom(address, session);
    const titles = (await freeTitles(address, session)).slice(0, 3);
    await page.goto(OPPORTUNITIES);
    for (const title of titles) {
      await page.getByRole('button', { name: `Express Interest in ${title}`, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Express Interest' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(page.getByText('You can have three expressions of interest open at a time')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Express Interest in/ }).first()).toBeDisabled();

    await page.goto(EXPRESSIONS);
    await page.getByRole('button', { name: `Withdraw interest in ${titles[0]}`, exact: true }).click();
    const confirm = page.getByRole('dialog', { name: 'Withdraw interest?' });
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Withdraw interest in ${titles[0]}`, exact: true }).click();
    await confirm.getByRole('button', { name: 'Withdraw' }).click();
    await expectToast(page, 'Interest withdrawn');
    await makeRoom(address, session);
  },
);

test('search, department and order live in the address', IN_TURNS, async ({ page, address, sessionOf }) => {
  const { departments } = await call(address, await sessionOf(REP), searchOpportunities, {});
  const department = departments[0] ?? '';
  await page.goto(OPPORTUNITIES);
  await addFilter(page, 'Department', department);
  await expect(page).toHaveURL(/department=/);
  await expect(page.getByText(/ · opened /).filter({ hasNotText: department })).toHaveCount(0);
  await expect(page.getByText(/ · opened /).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Most ready first' }).click();
  await expect(page).toHaveURL(/sort=readiness%3Adesc/);
  await page.getByRole('searchbox', { name: 'Search opportunities' }).fill('nothing reads like this');
  await expect(page.getByText('No results match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(OPPORTUNITIES);
});

test('without positions and without expressions the screens say so', IN_TURNS, async ({ page }) => {
  const none = { items: [], total: 0, departments: [], pendingCount: 0 };
  await page.route('**/api/internal-mobility/positions*', (route) => route.fulfill({ json: none }));
  await page.route('**/api/internal-mobility/expressions*', (route) => route.fulfill({ json: { items: [] } }));
  await page.goto(OPPORTUNITIES);
  await expect(page.getByText('No internal opportunities available at this time')).toBeVisible();
  await page.goto(EXPRESSIONS);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Interest Expressions');
  await expect(page.getByText('No expressions of interest yet')).toBeVisible();
});
