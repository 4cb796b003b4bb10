import { violations } from './support/axe.ts';
import { newcomer } from './support/newcomer.ts';
import { DEMO_PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('somebody signs another device out and changes their password, and stays signed in here', async ({
  open,
  address,
}) => {
  const email = await newcomer(address);
  const [other, page] = [await open(email, { own: true }), await open(email, { own: true })];
  await page.goto('/user/security');
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText('This device');
  expect(await violations(page)).toEqual([]);
  await devices
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  await other.goto('/user/security');
  await expect(other).toHaveURL(/\/login/);

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Present password').fill('not the password');
  await dialog.getByRole('textbox', { name: 'New password' }).fill('quite another long password');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByText('This is not your present password')).toBeVisible();
  await dialog.getByLabel('Present password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(devices).toHaveCount(1);
});
