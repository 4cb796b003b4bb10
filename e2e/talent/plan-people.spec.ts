import { listTeamPeople } from '@talent-os/contracts/talent/team-people';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const HR = 'hr.manager@meridian.example';

test('HR names a successor, sees the next role it gives them, finds both in the chart, and withdraws', async ({
  open,
  address,
  sessionOf,
}) => {
  const session = await sessionOf(HR);
  const { items } = await call(address, session, listTeamPeople, { uncovered: 'true', successor: 'false' });
  const [held, next] = items.filter(({ nextRole }) => nextRole === null);
  const page = await open(HR);
  await page.goto(`/talent/plan/people?seat=${held!.id}`);
  const drawer = page.getByRole('dialog', { name: held!.name, exact: true });
  await drawer.getByRole('button', { name: 'Name a successor' }).click();
  const naming = page.getByRole('dialog', { name: `Name a successor of ${held!.name}` });
  await naming.getByRole('combobox', { name: 'Successor' }).fill(next!.name);
  await page.getByRole('option', { name: next!.name }).first().click();
  await naming.getByRole('textbox', { name: 'Note' }).fill('Has stood in for them in spring.');
  await naming.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(naming).toHaveCount(0);
  await expect(drawer.getByText('Has stood in for them in spring.')).toBeVisible();

  await page.goto(`/talent/plan/people?seat=${next!.id}`);
  const theirs = page.getByRole('dialog', { name: next!.name, exact: true });
  await expect(theirs.getByText(`${held!.title}, named as a successor`)).toBeVisible();

  await page.goto('/talent/plan/people?view=chart');
  const chart = page.getByRole('list', { name: 'Chart of people' });
  await expect(chart.getByText('Vacant').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the chart' }).fill(held!.name);
  await chart.getByRole('button', { name: held!.name }).click();
  await drawer.getByRole('button', { name: `Withdraw ${next!.name}` }).click();
  await page
    .getByRole('dialog', { name: `Withdraw ${next!.name}?` })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect(drawer.getByText('Nobody is named for this seat.')).toBeVisible();
});
