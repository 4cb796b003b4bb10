import { freeze } from './support/clock.ts';
import { expectHome } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

// What people read when a command fails, by the status of the answer.
const SERVER = 'Server error - please contact support if this persists';
const byStatus: Readonly<Record<number, string>> = {
  403: 'Access denied - insufficient permissions',
  404: 'Resource not found',
  409: 'Conflict - resource already exists or is in use',
  422: 'Invalid data - please check your input',
  429: 'Too many requests - please wait and try again',
  500: SERVER,
  502: SERVER,
  503: SERVER,
  504: SERVER,
  418: 'An answer nobody expected',
};

const MARK_ALL = '**/api/notifications/read-all';
const toasts = (page: Page) => page.locator('[data-type]');
const command = (page: Page) => page.getByRole('button', { name: 'Mark all as read' });

test.use({ person: 'department.head@meridian.example' });

/** One replaced the one before; it may be gone by itself by now. */
const expectOneAtMost = async (page: Page) => expect(await toasts(page).count()).toBeLessThanOrEqual(1);

/** Home with the notification list open and something unread in it, whatever earlier tests have read. */
async function openList(page: Page): Promise<void> {
  const item = {
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'info',
    title: 'A title',
    message: 'A message',
    link: '/',
    createdAt: new Date().toISOString(),
    readAt: null,
  };
  await page.route(/\/api\/notifications(\?|$)/, (route) =>
    route.fulfill({ json: { items: [item], total: 1, unread: 1, page: 1, pageSize: 25 } }),
  );
  await page.goto('/');
  await expectHome(page);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(command(page)).toBeVisible();
}

test(
  'every refusal has the text of the specification, one notification at a time, logged with its kind',
  IN_TURNS,
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    await openList(page);
    for (const [status, text] of Object.entries(byStatus)) {
      await page.route(MARK_ALL, (route) => route.fulfill({ status: Number(status), json: { title: text } }), {
        times: 1,
      });
      await command(page).click();
      await expectToast(page, text);
      await expectOneAtMost(page);
    }
    await page.route(MARK_ALL, (route) => route.abort(), { times: 1 });
    await command(page).click();
    await expectToast(page, 'Unable to connect - please try again');
    await page.route(MARK_ALL, (route) => route.fulfill({ body: 'no json' }), { times: 1 });
    await command(page).click();
    await expectToast(page, 'Network error occurred');
    await expectOneAtMost(page);
    expect(logged).toContain('[PERMISSION] Access denied - insufficient permissions');
    expect(logged).toContain('[VALIDATION] Invalid data - please check your input');
    expect(logged).toContain('[NETWORK] Unable to connect - please try again');
    expect(logged).toContain(`[ERROR] ${SERVER}`);
  },
);

test('a notification goes after three seconds, or at once when it is dismissed', IN_TURNS, async ({ page }) => {
  await openList(page);
  await page.route(MARK_ALL, (route) => route.fulfill({ status: 404, json: {} }));
  await freeze(page);
  const fail = async () => {
    await command(page).click();
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(toasts(page)).toHaveCount(1, { timeout: 100 });
    }).toPass();
  };
  await fail();
  await page.clock.runFor(2_900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toasts(page)).toHaveCount(0);
  await fail();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('an error nobody caught', () => {
  test.use({ allowedErrors: [/planted/] });

  test('is told to people and reported', IN_TURNS, async ({ page }) => {
    await page.goto('/');
    await expectHome(page);
    const reports: Record<string, unknown>[] = [];
    await page.route('**/api/errors', (route) => {
      reports.push(route.request().postDataJSON() as Record<string, unknown>);
      return route.fulfill({ status: 204 });
    });
    await page.evaluate(() => void Promise.reject(new Error('planted rejection')));
    await expectToast(page, 'An unexpected error occurred');
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new TypeError('planted error');
        }),
    );
    await expect.poll(() => reports.length).toBe(2);
    expect(reports).toMatchObject([
      { category: 'unhandled-rejection', name: 'Error', message: 'planted rejection' },
      { category: 'unhandled-error', name: 'TypeError', message: 'planted error' },
    ]);
    await expectToast(page, 'An unexpected error occurred');
    await expectOneAtMost(page);
  });
});
