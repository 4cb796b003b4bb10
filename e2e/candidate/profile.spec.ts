import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test('somebody new says what they can do, have done and aim for, and shows a part of it', async ({ open, address }) => {
  const page = await open(await newcomer(address));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/candidate/profile');
  await expect(page).toHaveURL('/candidate/profile/overview');
  await expect(page.getByRole('img', { name: '0% complete' })).toBeVisible();

  await page.goto('/candidate/profile/skills');
  await page.getByRole('button', { name: 'Add skill' }).click();
  const skill = page.getByRole('dialog', { name: 'Add skill' });
  await skill.getByRole('combobox', { name: 'Skill' }).fill('negotiating');
  await page.getByRole('option', { name: 'Negotiation' }).click();
  await skill.getByLabel('What shows it').fill('Two years on the phone');
  await skill.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Shown by: Two years on the phone')).toBeVisible();
  await page.getByRole('button', { name: 'Ask to confirm Negotiation' }).click();
  await expect(page.getByText('Confirmation asked for')).toBeVisible();

  await page.goto('/candidate/profile/experience');
  await page.getByRole('button', { name: 'Add experience' }).click();
  const entry = page.getByRole('dialog', { name: 'Add experience' });
  await entry.getByLabel('Title').fill('Account executive');
  await entry.getByLabel('Where').fill('Brightline Software');
  await entry.getByLabel('From').fill('2022-03');
  await entry.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Brightline Software · Mar 2022 – today')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Account executive' }).click();
  await expect(page.getByText('No experience yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Brightline Software · Mar 2022 – today')).toBeVisible();

  await page.goto('/candidate/profile/availability');
  await page.getByLabel('Notice in days').fill('21');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Your availability was saved');

  await page.goto('/candidate/profile/goals');
  await page.getByRole('button', { name: 'Add role' }).click();
  const role = page.getByRole('dialog', { name: 'Add role' });
  await role.getByLabel('Role').fill('Regional sales manager');
  await role.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Sales · within 12 months')).toBeVisible();

  await page.goto('/candidate/profile/overview');
  await expect(page.getByRole('img', { name: '55% complete' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Experience' }).getByText('People who hire').click();
  await expect(page.getByRole('region', { name: 'As others see it' }).getByText('Account executive')).toBeVisible();
});
