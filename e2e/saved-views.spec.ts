import { expect, test } from './support/test.ts';
import { addFilter } from './support/filters.ts';
import { unique } from './support/fixtures.ts';

const REP = 'sales.rep@meridian.example';
const HEAD = 'department.head@meridian.example';
const DEALS = '/sales/opportunities?view=table';
test.use({ person: HEAD });

test('a view is made, shared, opened by a colleague, changed, reset, deleted and brought back', async ({
  page,
  open,
}) => {
  const name = unique('Negotiating');
  await page.goto(DEALS);
  await addFilter(page, 'Stage', 'Negotiation');
  await page.getByRole('button', { name: 'Save as new…' }).click();
  const form = page.getByRole('dialog', { name: 'Save as new view' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('checkbox', { name: /^Share with my team/ }).check();
  await form.getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('navigation', { name: 'Views of deals' }).getByRole('button', { name });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(tab.getByLabel('Shared with the team')).toBeVisible();

  const colleague = await open(REP, { viewport: { width: 390, height: 844 } });
  await colleague.goto(DEALS);
  await colleague.getByRole('navigation', { name: 'Views of deals' }).getByRole('button', { name }).click();
  await expect(colleague).toHaveURL(/stage=negotiation/);
  await expect(colleague.locator('[data-filter-chip]')).toHaveText('Stage is Negotiation');

  await page.getByRole('button', { name: 'Remove filter: Stage' }).click();
  await expect(tab.getByRole('img', { name: 'Changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/stage=negotiation/);

  await page.getByRole('button', { name: `Actions for the view ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(tab).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab).toHaveAttribute('aria-current', 'true');
});
