import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';

test('somebody new follows an industry, and asks that people in place of scores decide', async ({ open, address }) => {
  const page = await open(await newcomer(address));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/candidate/settings');
  await expect(page).toHaveURL('/candidate/settings/preferences');
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();

  await page.goto('/candidate/settings/industry');
  await expect(page.getByText('Choose an industry')).toBeVisible();
  await page.getByRole('button', { name: 'Follow Healthcare' }).click();
  const health = page.getByRole('region', { name: 'Healthcare' });
  await expect(health.getByText(/License: /)).toBeVisible();
  await health.getByRole('button', { name: 'Unfollow Healthcare' }).click();
  await expect(page.getByText('Choose an industry')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(health).toBeVisible();

  await page.goto('/candidate/settings/privacy');
  await expect(page.getByText('Nobody has looked at your profile')).toBeVisible();
  const unscored = page.getByRole('switch', { name: 'No score for me' });
  await expect(unscored).not.toBeChecked();
  await unscored.click({ force: true });
  await expect(unscored).toBeChecked();
  await page.reload();
  await expect(unscored).toBeChecked();
});
