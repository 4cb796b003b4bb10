import { expect, test } from '../support/test.ts';

test.use({ person: 'org.admin@northwind.example' });

test('an administrator starts a review of access, keeps a grant, takes the word back, and sees the progress', async ({
  page,
}) => {
  await page.goto('/organization/roles?view=reviews');
  await page.getByRole('button', { name: 'Start access review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'The review that runs' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Emeka Pereira/ })).toContainText('Waiting');

  await page.goto('/user?view=access-review');
  // Others may have come to the organization meanwhile, whom somebody has to answer for as well.
  const waiting = page.getByRole('list', { name: 'Grants to answer for' });
  const row = waiting.getByRole('listitem').filter({ hasText: 'Emeka Pereira' });
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep Emeka Pereira' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(page.getByRole('list', { name: 'Kept by you' })).toContainText('Emeka Pereira');

  await page.goto('/organization/roles?view=reviews');
  await expect(page.getByRole('row', { name: /^Emeka Pereira/ })).toContainText('Kept');
});
