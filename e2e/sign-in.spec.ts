import type { Role } from '@talent-os/contracts/access/tables';
import { hubs } from '@talent-os/contracts/navigation/hubs';
import { hubsFor, userMenuFor } from './support/rights.ts';
import { meridians, people, personBy } from './support/people.ts';
import { expectHome, expectStored, holdBack, hubCards, sidebar, signInThroughForm } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

/** Hubs by role as the design names them, for somebody whose active industry is the one beside it. */
const golden: Record<Role, readonly string[]> = {
  PLATFORM_ADMIN: hubs.map(({ title }) => title),
  ORGANIZATION_ADMIN: hubs.map(({ title }) => title),
  HIRING_MANAGER: ['Talent', 'Intelligence', 'Data', 'Excellence', 'Sales', 'Productivity', 'Wellness'],
  RECRUITER: ['Candidate', 'Talent', 'Intelligence', 'Productivity', 'Wellness'],
  CANDIDATE: ['Candidate', 'Productivity'],
  SALES_REP: ['Candidate', 'Excellence', 'Sales', 'Productivity', 'Wellness'],
  HEALTHCARE_PROFESSIONAL: ['Candidate', 'Productivity', 'Health Tech', 'Wellness'],
  CYBER_ANALYST: ['Candidate', 'Productivity', 'Wellness', 'Cyber'],
  HR_MANAGER: ['Talent', 'Intelligence', 'Data', 'Productivity', 'Health Tech', 'Wellness'],
  DEPARTMENT_HEAD: ['Talent', 'Intelligence', 'Data', 'Excellence', 'Sales', 'Productivity', 'Wellness'],
};

async function switchTo(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Switch role' }).click();
  await page.getByRole('menuitem', { name: role }).click();
}

type Hub = { readonly title: string; readonly to: string | undefined };

async function expectTitles(page: Page, hubsOfRole: readonly Hub[]): Promise<void> {
  const expected = hubsOfRole.filter(({ to }) => to);
  await expect(hubCards(page)).toHaveCount(expected.length);
  const texts = await hubCards(page).allInnerTexts();
  expect(texts.map((text) => text.split('\n').find(Boolean))).toEqual(expected.map(({ title }) => title));
}

test('the access tables give every role the hubs the design names', () => {
  expect(hubs.map(({ title }) => title).join(', ')).toBe(
    'Candidate, Talent, Intelligence, Data, Excellence, Sales, Productivity, Health Tech, Wellness, Cyber',
  );
  const told = new Map(meridians.map((person) => [person.roles[0]?.role, hubsFor(person).map(({ title }) => title)]));
  expect(Object.fromEntries(told)).toEqual(golden);
  expect(meridians).toHaveLength(11);
});

for (const person of meridians) {
  test(`${person.email} signs in and sees exactly the hubs of the role`, IN_TURNS, async ({ page }) => {
    const expected = hubsFor(person).filter(({ to }) => to);
    await page.goto('/login');
    await signInThroughForm(page, person.email);
    await expectHome(page);

    // A hub without an open screen leads nowhere and has no card; a figure may stand behind the three texts.
    await expect(hubCards(page)).toHaveCount(expected.length);
    const cards = await hubCards(page).allInnerTexts();
    expect(cards.map((text) => text.split('\n').filter(Boolean).slice(0, 3))).toEqual(
      expected.map(({ title, subtitle, description }) => [title, subtitle, description]),
    );
    const links = await hubCards(page).evaluateAll((all) =>
      all.map((card) => card.querySelector('a')?.getAttribute('href') ?? undefined),
    );
    expect(links).toEqual(expected.map(({ to }) => to));

    const entries = expected.filter(({ to }) => to);
    await expect(sidebar(page).getByRole('link')).toHaveText(['Home', ...entries.map(({ title }) => title)]);
    const targets = await sidebar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', ...entries.map(({ to }) => to)]);

    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([...userMenuFor(person)]);
  });
}

for (const person of people.filter((one) => !meridians.includes(one))) {
  test(`${person.email} sees the hubs their organization has switched on`, IN_TURNS, async ({ open }) => {
    const page = await open(person.email);
    await page.goto('/');
    await expectHome(page);
    await expectTitles(page, hubsFor(person));
  });
}

test('a wrong password and an unknown address read the same, and stay on the form', IN_TURNS, async ({ page }) => {
  await page.goto('/login');
  await signInThroughForm(page, 'recruiter@meridian.example', 'not-the-password');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await signInThroughForm(page, 'nobody@meridian.example', 'not-the-password');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('empty fields are named, and editing takes the message away', IN_TURNS, async ({ page }) => {
  await page.goto('/login');
  const message = page.getByText('Please fill in all fields');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(message).toBeVisible();
  await page.getByLabel('Email').fill('recruiter@meridian.example');
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(message).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('x');
  await expect(message).toBeHidden();
});

test('signing in leads to the address asked for before, in its present spelling', IN_TURNS, async ({ page }) => {
  await page.goto('/sales/opportunities?search=renewal');
  await expect(page).toHaveURL('/login');
  await expectStored(page, 'auth_redirect_after_login', '/sales/opportunities?search=renewal');
  await signInThroughForm(page, 'sales.rep@meridian.example');
  await expect(page).toHaveURL('/sales/opportunities?search=renewal');
  await expectStored(page, 'auth_redirect_after_login', null);
});

test('the legacy segment sales-excellence of a saved address becomes excellence', IN_TURNS, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('auth_redirect_after_login', '/sales-excellence/gtm?tab=2'));
  await signInThroughForm(page, 'sales.rep@meridian.example');
  await expect(page).toHaveURL('/excellence/gtm?tab=2');
});

test('signing out says so, ends the session at the server and clears what the browser kept', async ({ page }) => {
  await page.goto('/login');
  await signInThroughForm(page, 'recruiter@meridian.example');
  await expectHome(page);
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const release = await holdBack(page, '**/api/auth/logout');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signing out...' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/login');
  for (const key of ['auth_token', 'auth_token_expiry', 'auth_redirect_after_login', 'auth_user_id'])
    await expectStored(page, key, null);
  const bearer = { headers: { authorization: `Bearer ${token}` } };
  await expect.poll(async () => (await page.request.get('/api/auth/me', bearer)).status()).toBe(401);
  const refreshed = await page.request.post('/api/auth/refresh', { data: {} });
  expect(refreshed.status()).toBe(401);
});

test('signing out ends at the sign-in page even where the server fails', IN_TURNS, async ({ page }) => {
  await page.goto('/login');
  await signInThroughForm(page, 'candidate@meridian.example');
  await expectHome(page);
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/logout');
  await expect(page).toHaveURL('/login');
  await expectStored(page, 'auth_token', null);
});

test(
  'the marketplace sign-in checks each field, keeps refusals to the log and takes industry and platform',
  IN_TURNS,
  async ({ page }) => {
    await page.goto('/login?variant=marketplace');
    await expect(page.getByText('Four-Sided Marketplace')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText([
      /HealthcareHIPAA Compliant/,
      /CybersecurityClearance Ready/,
      /SalesRevenue Focused/,
    ]);
    const form = page.getByRole('form', { name: 'Sign in' });
    const submit = form.getByRole('button', { name: 'Sign In' });
    await expect(form.getByLabel('Industry').getByRole('option')).toHaveText([
      'Optional',
      'Healthcare',
      'Cybersecurity',
      'Sales',
    ]);
    await expect(form.getByLabel('Platform access').getByRole('option')).toHaveText([
      'Optional',
      'Healthcare App',
      'Cyber App',
      'Sales App',
      'Multi-Industry Platform',
    ]);

    await form.getByLabel('Email').fill('nobody');
    await form.getByRole('textbox', { name: 'Password' }).fill('12345');
    await submit.click();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByText('Password must be at least 6 characters')).toBeVisible();

    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    await form.getByLabel('Email').fill('nurse@meridian.example');
    await form.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    const release = await holdBack(page, '**/api/auth/login');
    await submit.click();
    await expect(form.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
    for (const field of ['Email', 'Industry', 'Platform access']) await expect(form.getByLabel(field)).toBeDisabled();
    await expect(form.getByRole('textbox', { name: 'Password' })).toBeDisabled();
    release();
    await expect(submit).toBeEnabled();
    expect(logged).toContain('Invalid credentials or server error');
    await expect(page.getByText('Invalid', { exact: false })).toHaveCount(0);

    await form.getByLabel('Industry').selectOption('Healthcare');
    await form.getByLabel('Platform access').selectOption('Multi-Industry Platform');
    const [sent] = await Promise.all([
      page.waitForRequest('**/api/auth/login'),
      signInThroughForm(page, 'nurse@meridian.example'),
    ]);
    expect(sent.postDataJSON()).toMatchObject({ industry: 'HEALTHCARE', deployment: 'multi-industry' });
    await expectHome(page);
  },
);

test(
  'the deployment decides which sign-in shows, and only large screens have its second panel',
  IN_TURNS,
  async ({ page }) => {
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('content="main"', 'content="marketplace"');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/login');
    await expect(page.getByText('Four-Sided Marketplace')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Transform Your Sales Team' })).toBeVisible();
    await page.unrouteAll();
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);

test('somebody with two industry roles switches between them; the screen stays where the new role may see it', async ({
  open,
}) => {
  const multi = personBy('multi@meridian.example');
  const page = await open(multi.email, { own: true });
  await page.goto('/sales');
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Performance' })).toBeVisible();
  await switchTo(page, 'Cyber analyst · Cybersecurity');
  await expectHome(page);
  await expectTitles(page, hubsFor(multi, 1));
  await expect(page.getByRole('banner').getByText('Cybersecurity', { exact: true })).toBeVisible();

  await page.goto('/test-rbac');
  await expect(page.getByRole('heading', { level: 1, name: 'Access test' })).toBeVisible();
  await switchTo(page, 'Sales representative · Sales');
  await expect(page.getByRole('banner').getByText('Sales', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/test-rbac');
  await page.goto('/');
  await expectTitles(page, hubsFor(multi, 0));
});

test('people with one role are offered no switch', IN_TURNS, async ({ open }) => {
  const page = await open('sales.rep@meridian.example');
  await page.goto('/');
  await expectHome(page);
  await expect(page.getByRole('button', { name: 'Switch role' })).toHaveCount(0);
});

test(
  'a session that is ended elsewhere ends here too, without being asked',
  IN_TURNS,
  async ({ page, playwright, address }) => {
    await page.goto('/login');
    await signInThroughForm(page, 'hr.manager@meridian.example');
    await expectHome(page);
    await expect(page.locator('[data-live="open"]')).toBeAttached();
    const elsewhere = await playwright.request.newContext({
      baseURL: address,
      storageState: await page.context().storageState(),
    });
    expect((await elsewhere.post('/api/auth/logout', { data: {} })).status()).toBe(200);
    await elsewhere.dispose();
    await expect(page).toHaveURL('/login');
    await expectToast(page, 'Authentication failed - please log in again');
    await expectStored(page, 'auth_token', null);
  },
);

test(
  'a forged token is refused: the first call ends the session and leads to the sign-in page',
  IN_TURNS,
  async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      localStorage.setItem('auth_token', 'eyJhbGciOiJub25lIn0.e30.');
      localStorage.setItem('auth_token_expiry', new Date(Date.now() + 600_000).toISOString());
    });
    await page.goto('/test-rbac');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Access test' })).toHaveCount(0);
  },
);
