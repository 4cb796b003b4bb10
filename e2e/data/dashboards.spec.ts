import { expect, test } from '../support/test.ts';

test.use({ person: 'department.head@meridian.example' });

test('a dashboard is begun, arranged by keyboard, and leads from a figure to its rows', async ({ page }) => {
  await page.goto('/data');
  await page.getByRole('group', { name: 'Dashboards to begin with' }).getByRole('button', { name: 'Pipeline' }).click();
  await expect(page.getByRole('heading', { name: 'Pipeline', level: 2 }).first()).toBeVisible();
  const card = page.getByRole('region', { name: 'Deals by competitor' });
  await expect(card.getByText(/ in all, /)).toBeVisible();

  await page.getByRole('button', { name: 'Arrange', exact: true }).click();
  await page.getByRole('button', { name: 'Arrange Deals by competitor' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save arrangement' }).click();
  await expect(page.getByRole('button', { name: 'Arrange', exact: true })).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();

  await card.getByRole('link', { name: / rows?$/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Deals' });
  await drawer.getByRole('list', { name: 'Rows of Deals' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sales\/opportunities\?deal=/);
});
