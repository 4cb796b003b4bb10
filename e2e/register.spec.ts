import { roleTable } from '@talent-os/contracts/access/tables';
import { DEMO_PASSWORD } from './support/people.ts';
import { expectHome, hubCards, sidebar, signInThroughForm } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

/** What a demo without a mail server says: nobody can be sent a link. */
const ANSWER = 'This is a demo that sends no mail: if this address can be registered, you can sign in right away.';
const PASSWORD = 'a long enough password';
const newAddress = () => `applicant.${Date.now()}@example.org`;

async function fill(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First name').fill('Nadia');
  await form.getByLabel('Last name').fill('Fairbairn');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByLabel('Industry').selectOption('Sales');
}

const consent = (page: Page) => page.getByRole('checkbox', { name: /^I agree that my profile is stored/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Register' }).click();

test('a candidate registers, reads the neutral answer and signs in to the hubs of a candidate', async ({ page }) => {
  const email = newAddress();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register as a candidate' }).click();
  await expect(page).toHaveURL('/candidate/register');
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await fill(page, email);
  await consent(page).check();
  await submit(page);
  await expect(page.getByRole('status').filter({ hasText: ANSWER })).toBeVisible();

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
  await consent(page).check();
  await submit(page);
  await expect(page.getByRole('status').filter({ hasText: ANSWER })).toBeVisible();
  await page.goto('/login');
  await signInThroughForm(page, 'recruiter@meridian.example', PASSWORD);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await signInThroughForm(page, 'recruiter@meridian.example', DEMO_PASSWORD);
  await expectHome(page);
});

test('what is missing is named under its field, and what was typed stays', IN_TURNS, async ({ page }) => {
  await page.goto('/candidate/register');
  await submit(page);
  await expect(page.getByText('Please fill in all fields')).toHaveCount(1);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expect(page.getByText('Please agree to the storage of your profile')).toBeVisible();
  await fill(page, newAddress(), 'short');
  await submit(page);
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await expect(page.getByText('Please agree to the storage of your profile')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  await expect(page.getByText('Please fill in all fields')).toHaveCount(0);
});
