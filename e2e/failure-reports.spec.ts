import { reportCrash, reportError } from '@talent-os/contracts/audit/reports';
import { freeze } from './support/clock.ts';
import { expectHome } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

const BROKEN = 'Something went wrong while loading this page';

test.use({ person: 'platform.admin@meridian.example' });

test.describe('reports of failures', () => {
  test.use({ allowedErrors: [/./] });

  test('a screen that fails is reported, and the API takes the report', IN_TURNS, async ({ page }) => {
    await page.goto('/');
    await expectHome(page);
    await page.route('**/api/auth/access-test', (route) => route.fulfill({ json: { role: 'UNHEARD_OF', rows: [] } }));
    const [answer] = await Promise.all([page.waitForResponse('**/api/errors'), page.goto('/test-rbac')]);
    expect(answer.status()).toBe(204);
    const report = reportError.input.parse(answer.request().postDataJSON());
    expect(report).toMatchObject({ category: 'route', name: 'TypeError', context: { route: '/test-rbac' } });
    expect(report.stack).toContain('/assets/');
    const userId = await page.evaluate(() => localStorage.getItem('auth_user_id'));
    expect(report.context.userId).toBe(userId);
    expect(report.context.url).toMatch(/\/test-rbac$/);
    expect(report.context.userAgent).toContain('Chrome');
  });

  test('a crash of the whole app is shown, reported with what the browser knows, and counted', async ({ page }) => {
    // A page whose code is gone loads itself anew once, which would be a crash more; this one has done so already.
    await page.addInitScript(() => sessionStorage.setItem('reloaded_at', String(Date.now())));
    await page.route('**/assets/app-shell-*.js', (route) => route.abort());
    const crashes: { status: number; body: unknown }[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === reportCrash.path)
        crashes.push({ status: response.status(), body: response.request().postDataJSON() });
    });
    for (const count of [1, 2]) {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: BROKEN })).toBeVisible();
      await expect(page.getByText('The error has been reported.')).toBeVisible();
      await expect.poll(() => crashes.length).toBe(count);
      const crash = reportCrash.input.parse(crashes[count - 1]?.body);
      expect(crashes[count - 1]?.status).toBe(204);
      expect(crash.crashCount).toBe(count);
      expect(crash.url).toContain('http');
      expect(crash.error).not.toBe('');
      expect(crash.memory?.used).toBeGreaterThan(0);
      expect(crash.storedKeys).toEqual({
        auth_token: true,
        auth_token_expiry: true,
        auth_redirect_after_login: false,
        auth_user_id: true,
      });
      expect(JSON.stringify(crash)).not.toContain(await page.evaluate(() => localStorage.getItem('auth_token') ?? '-'));
    }
    await page.unroute('**/assets/app-shell-*.js');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectHome(page);
  });
});

const panel = (page: Page) => page.getByRole('region', { name: 'Failed calls' });
const entries = (page: Page) => panel(page).getByRole('listitem');

/** Makes one command of the shell fail with each status. */
async function fail(page: Page, statuses: readonly number[]): Promise<void> {
  for (const status of statuses) {
    await page.route('**/api/notifications/read-all', (route) => route.fulfill({ status, json: { status } }), {
      times: 1,
    });
    const answered = page.waitForResponse('**/api/notifications/read-all');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await answered;
  }
}

test('the developer panel lists failed calls by kind, clears them and hides by itself', IN_TURNS, async ({ page }) => {
  const unread = { items: [], total: 0, unread: 3, page: 1, pageSize: 25 };
  await page.route(/\/api\/notifications(\?|$)/, (route) => route.fulfill({ json: unread }));
  await page.goto('/');
  await expectHome(page);
  await page.keyboard.press('Control+Shift+D');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText('No failed calls');
  await page.keyboard.press('Control+Shift+D');
  await expect(panel(page)).toBeHidden();

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await fail(page, [403, 404, 422, 500, 503]);
  await page.keyboard.press('Escape');
  await freeze(page);
  await page.keyboard.press('Control+Shift+D');
  const choose = (name: string) => panel(page).getByRole('button', { name, exact: true }).click();
  await expect(entries(page)).toHaveCount(5);
  await expect(entries(page).first()).toContainText('503 POST /api/notifications/read-all');
  for (const [name, count] of [
    ['401', 0],
    ['4xx', 3],
    ['5xx', 2],
    ['all', 5],
  ] as const) {
    await choose(name);
    await expect(entries(page)).toHaveCount(count);
    await expect(panel(page).getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }

  await entries(page).first().locator('summary').click();
  const told = JSON.parse(await entries(page).first().locator('pre').innerText()) as Record<string, unknown>;
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '');
  expect(told).toMatchObject({ method: 'POST', status: 503, context: '/', requestBody: '{}' });
  expect(String(told['authToken']).length).toBeLessThan(12);
  expect(JSON.stringify(told)).not.toContain(token);

  await choose('Clear');
  await expect(entries(page)).toHaveCount(0);
  await expect(panel(page)).toContainText('No failed calls');
  await page.clock.runFor(29_000);
  await expect(panel(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(panel(page)).toBeHidden();
});

test(
  'the developer panel shows what fails while it is open, within two seconds, and never a password',
  IN_TURNS,
  async ({ open }) => {
    const page = await open(undefined);
    await page.goto('/login');
    await page.keyboard.press('Control+Shift+D');
    await page.getByLabel('Email').fill('nobody@meridian.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('a-secret-of-mine');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(entries(page)).toHaveCount(1);
    await entries(page).first().locator('summary').click();
    await expect(entries(page).first().locator('pre')).toContainText('"status": 401');
    expect(await panel(page).textContent()).not.toContain('a-secret-of-mine');
  },
);
