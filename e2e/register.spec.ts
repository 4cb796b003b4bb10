import { roleTable } from '@talent-os/contracts/access/tables';
import { DEMO_PASSWORD } from './support/people.ts';
import { AT_ONCE, consentBox, fillRegistration, sendRegistration } from './support/registration.ts';
import { expectHome, hubCards, sidebar, signInThroughForm } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

const newAddress = () => `applicant.${Date.now()}@example.org`;
const PASSWORD = 'a long enough password';
const fill = (page: Page, email: string, password = PASSWORD) => fillRegistration(page, { email, password });

test('a candidate registers, reads the neutral answer and signs in to the hubs of a candidate', async ({ page }) => {
  const email = newAddress();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register as a candidate' }).click();
  await expect(page).toHaveURL('/candidate/register');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await fill(page, email);
  await consentBox(page).check();
  await sendRegistration(page);
  await expect(page.getByRole('status').filter({ hasText: AT_ONCE })).toBeVisible();

  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await signInThroughForm(page, email, PASSWORD);
  await expectHome(page);
  await expect(hubCards(page)).toHaveText([/^Candidate/, /^Productivity/]);
  await expect(sidebar(page).getByRole('link')).toHaveText(['Home', 'Candidate', 'Productivity']);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({
    user: { email, activeRole: 'CANDIDATE', currentIndustry: 'SALES' },
    roles: ['CANDIDATE'],
    permissions: [...roleTable.CANDIDATE.permissions],
  });
});

test('an address that is taken reads the same answer, and nothing about it changes', IN_TURNS, async ({ page }) => {
  await page.goto('/candidate/register');
  await fill(page, 'recruiter@meridian.example');
  await consentBox(page).check();
  await sendRegistration(page);
  await expect(page.getByRole('status').filter({ hasText: AT_ONCE })).toBeVisible();
  await page.goto('/login');
  await signInThroughForm(page, 'recruiter@meridian.example', PASSWORD);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await signInThroughForm(page, 'recruiter@meridian.example', DEMO_PASSWORD);
  await expectHome(page);
});

test('what is missing is named under its field, and what was typed stays', IN_TURNS, async ({ page }) => {
  await page.goto('/candidate/register');
  await sendRegistration(page);
  await expect(page.getByText('Please fill in all fields')).toHaveCount(1);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expect(page.getByText('Please agree to the storage of your profile')).toBeVisible();
  await fill(page, newAddress(), 'short');
  await sendRegistration(page);
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expect(page.getByText('Please agree to the storage of your profile')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  await expect(page.getByText('Please fill in all fields')).toHaveCount(0);
});
