import { freeze } from './support/clock.ts';
import { expectHome, holdBack, signInThroughForm } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

const OFFLINE = "You're currently offline. Please check your internet connection and try again.";
const SLOW = 'Taking longer than expected...';
const BROKEN = 'Something went wrong while loading this page';

/** Holds back who is signed in, and waits until the page has begun to wait for it. */
async function openWaiting(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/api/auth/me');
  await Promise.all([page.waitForRequest('**/api/auth/me'), page.goto(path)]);
  return release;
}

test.describe('while the user loads', () => {
  test.use({ person: 'sales.rep@meridian.example' });

  test(
    'the loading screen appears after 200 ms, grows to 90 percent and offers ways on after 10 s',
    IN_TURNS,
    async ({ page }) => {
      await freeze(page);
      const release = await openWaiting(page, '/');
      const title = page.getByText('Loading...', { exact: true });
      await page.clock.runFor(199);
      await expect(title).toBeHidden();
      await page.clock.runFor(1);
      await expect(title).toBeVisible();
      await expect(page.getByText('Setting up your workspace')).toBeVisible();

      const bar = page.locator('[data-progress]');
      const progress = async () => Number(await bar.getAttribute('data-progress'));
      let before = await progress();
      for (let tick = 1; tick <= 40; tick += 1) {
        await page.clock.runFor(200);
        const now = await progress();
        expect(now).toBeGreaterThanOrEqual(before);
        expect(now - before).toBeLessThanOrEqual(16);
        expect(now).toBeLessThanOrEqual(90);
        before = now;
      }
      await page.clock.runFor(1_799);
      await expect(page.getByText(SLOW)).toBeHidden();
      await page.clock.runFor(1);
      await expect(page.getByText(SLOW)).toBeVisible();
      expect(await progress()).toBe(90);
      await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
      const again = page.waitForRequest('**/api/auth/me');
      await page.getByRole('button', { name: 'Retry' }).click();
      await again;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      release();
    },
  );

  test('the addresses of an industry say that they authenticate', IN_TURNS, async ({ page }) => {
    await openWaiting(page, '/sales/opportunities');
    await expect(page.getByText('Loading... Authenticating user')).toBeVisible();
  });

  test(
    'the loading screen says when the browser is offline, and stops saying so',
    IN_TURNS,
    async ({ page, context }) => {
      await openWaiting(page, '/test-rbac');
      await expect(page.getByText('Setting up your workspace')).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(OFFLINE)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(OFFLINE)).toBeHidden();
    },
  );

  test('the code of a screen has a loading screen with its own text', IN_TURNS, async ({ page }) => {
    const release = await holdBack(page, '**/assets/home.page-*.js');
    await page.goto('/');
    await expect(page.getByText('Loading your hubs...')).toBeVisible();
    release();
    await expectHome(page);
    const releaseNext = await holdBack(page, '**/assets/access-test.page-*.js');
    await page.goto('/test-rbac');
    await expect(page.getByText('Loading Access test...')).toBeVisible();
    releaseNext();
    await expect(page.getByRole('heading', { name: 'Access test' })).toBeVisible();
  });
});

test('a signed-out visitor of home reads why, and is at the sign-in page after 100 ms', IN_TURNS, async ({ page }) => {
  await freeze(page);
  await page.goto('/');
  await expect(page.getByText('Please log in to access your hubs.')).toBeVisible();
  await page.clock.runFor(99);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/login');
});

test('after the form is accepted the way leads on after 100 ms', IN_TURNS, async ({ page }) => {
  await page.goto('/login');
  await freeze(page);
  const answered = page.waitForResponse('**/api/auth/login');
  await signInThroughForm(page, 'candidate@meridian.example');
  await answered;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  await page.clock.runFor(99);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
});

test.describe('a screen that fails', () => {
  test.use({ person: 'recruiter@meridian.example', allowedErrors: [/./] });

  test(
    'shows the error page of its route, and Try Again shows the screen once it works',
    IN_TURNS,
    async ({ page }) => {
      await page.route('**/api/errors', (route) => route.fulfill({ status: 204 }));
      const unreadable = { role: 'UNHEARD_OF', industry: 'SALES', rows: [] };
      await page.route('**/api/auth/access-test', (route) => route.fulfill({ json: unreadable }));
      await page.goto('/');
      await expectHome(page);
      await page.goto('/test-rbac');
      await expect(page.getByRole('heading', { level: 1, name: BROKEN })).toBeVisible();
      await expect(page.getByRole('main').getByText('Access test', { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Hubs' })).toBeVisible();

      await page.unroute('**/api/auth/access-test');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Access test' })).toBeVisible();
    },
  );

  test('lets people go back and to the dashboard', IN_TURNS, async ({ page }) => {
    await page.route('**/api/errors', (route) => route.fulfill({ status: 204 }));
    await page.route('**/assets/access-test.page-*.js', (route) => route.abort());
    await page.goto('/');
    await expectHome(page);
    for (const way of ['Go Back', 'Dashboard']) {
      await page.goto('/test-rbac');
      await expect(page.getByRole('heading', { level: 1, name: BROKEN })).toBeVisible();
      await page.getByRole('button', { name: way }).click();
      await expectHome(page);
    }
  });
});

test.describe('a section that fails', () => {
  test.use({ person: 'recruiter@meridian.example' });

  test('says why where it stands and reads again on Try Again', IN_TURNS, async ({ page }) => {
    await page.route('**/api/collaboration/marketplace-dashboard', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { status: 503, code: 'service.down' },
      }),
    );
    await page.goto('/');
    await expectHome(page);
    const card = page.getByRole('alert').filter({ hasText: 'Server error - please contact support if this persists' });
    await expect(card).toBeVisible();
    await page.unroute('**/api/collaboration/marketplace-dashboard');
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect(card).toBeHidden();
    await expect(page.getByText('Active positions')).toBeVisible();
  });

  test('without an answer for its headline, home shows the default one', IN_TURNS, async ({ page }) => {
    await page.route('**/api/dashboard/content/*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Accelerate performance • Optimize talent lifecycle • Drive revenue growth',
    );
    await expect(page.getByText('Explore, Engage, Excel. Your Journey Starts Here.')).toBeVisible();
    await expect(page.getByText('Choose a hub below to get started.')).toBeVisible();
  });
});
