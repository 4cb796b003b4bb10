import { saveCompPlan } from '@talent-os/contracts/sales/compensation';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const HEAD = 'department.head@meridian.example';
const REP = 'sales.rep@meridian.example';

test('a plan is drafted beside its curve and paid on last year’s deals, and a seller reads a statement line by line', async ({
  open,
  address,
  sessionOf,
}) => {
  const head = await open(HEAD);
  await head.goto('/excellence/compensation?view=plans');
  await head.getByText('Small business', { exact: true }).click();
  const form = head.getByRole('form', { name: 'Plan for Small business' });
  await form.getByRole('textbox', { name: 'B pays times' }).fill('1.75');
  await expect(head.getByRole('img', { name: /^Commission of a year by quota reached/ })).toBeVisible();
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(head.getByText('The draft is saved')).toBeVisible();
  await expect(head.getByText(/^The draft pays/)).toBeVisible();
  await head.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(head.getByRole('dialog', { name: 'Publish the plan for Small business?' })).toBeVisible();
  await head.getByRole('button', { name: 'Cancel' }).click();

  // Tiers that leave a gap are refused whoever sends them.
  const terms = { baseSalary: 1, targetVariable: 1, clawbackDays: 90 };
  const tiers = [
    { fromPct: 0, toPct: 100, multiplier: 100 },
    { fromPct: 110, toPct: null, multiplier: 150 },
  ];
  const refused = call(address, await sessionOf(HEAD), saveCompPlan, { role: 'Small business', ...terms, tiers });
  await expect(refused).rejects.toThrow();

  const rep = await open(REP);
  await rep.goto('/excellence/compensation?view=statements&status=final');
  await rep
    .getByRole('button', { name: /^Jonah Prescott/ })
    .first()
    .click();
  const statement = rep.getByRole('dialog', { name: /Jonah Prescott$/ });
  await expect(statement.getByRole('list', { name: 'Lines' }).getByRole('listitem').first()).toContainText('×');
  await expect(statement.getByText(/target variable ÷ quota$/)).toBeVisible();
  await expect(statement.getByRole('button', { name: 'Dispute this statement' })).toBeHidden();
});
