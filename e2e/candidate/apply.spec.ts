import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';

test('somebody new finds a position, applies in one sitting, and withdraws', async ({ open, address }) => {
  const page = await open(await newcomer(address));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/candidate');
  await expect(page.getByRole('list', { name: 'My way' }).getByText('You are here')).toBeVisible();
  await expect(page.getByText('No applications yet')).toBeVisible();
  await page.getByRole('link', { name: 'Find positions' }).first().click();
  await expect(page).toHaveURL(/view=positions/);

  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Save / }) });
  const first = cards.first();
  const title = await first.getByRole('heading', { level: 3 }).innerText();
  await first.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const question of await page.getByRole('form', { name: 'Apply' }).getByRole('textbox').all())
    await question.fill('Yes, and gladly.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('link', { name: 'See my application' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
  const mine = page.getByRole('listitem', { name: title });
  await expect(mine.getByRole('img', { name: /stage 1 of 7/ })).toBeVisible();
  await expect(mine.getByText(/^Waits for /)).toBeVisible();
  await mine.getByRole('button', { name: `Withdraw from ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('region', { name: 'Ended' }).getByText('Withdrawn')).toBeVisible();
});
