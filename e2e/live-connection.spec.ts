import { freeze } from './support/clock.ts';
import { expectHome } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

test.use({ person: 'org.admin@meridian.example' });

type Connection = { readonly close: (code: number) => void; readonly ready: () => void };

/** Stands in for the gateway's end of the realtime connection; tells every connection the page makes. */
async function standIn(page: Page): Promise<Connection[]> {
  const made: Connection[] = [];
  await page.routeWebSocket('**/api/realtime', (socket) => {
    made.push({
      close: (code) => void socket.close({ code }),
      ready: () => socket.send(JSON.stringify({ type: 'ready' })),
    });
  });
  return made;
}

const state = (page: Page, value: string) => expect(page.locator(`[data-live="${value}"]`)).toBeAttached();
const paused = (page: Page) => page.getByText('Live updates are paused');

/** Lets the page's clock run in steps, because what happens in between goes through the browser. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(() => undefined);
}

test(
  'a lost connection is tried again every five seconds, five times, and then on request',
  IN_TURNS,
  async ({ page }) => {
    const made = await standIn(page);
    await page.goto('/');
    await expectHome(page);
    await expect.poll(() => made.length).toBe(1);
    await freeze(page);
    made[0]?.close(1011);
    await state(page, 'connecting');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await pass(page, 4_999);
      expect(made).toHaveLength(attempt);
      await pass(page, 1);
      await expect.poll(() => made.length).toBe(attempt + 1);
      await expect(paused(page)).toBeHidden();
      made[attempt]?.close(1011);
      await page.evaluate(() => undefined);
    }
    await expect(paused(page)).toBeVisible();
    await pass(page, 60_000);
    expect(made).toHaveLength(6);
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expect.poll(() => made.length).toBe(7);
    made[6]?.ready();
    await state(page, 'open');
    await expect(paused(page)).toBeHidden();
  },
);

test('being let in resets the count, and what was missed is read again', IN_TURNS, async ({ page }) => {
  const made = await standIn(page);
  await page.goto('/');
  await expectHome(page);
  await expect.poll(() => made.length).toBe(1);
  made[0]?.ready();
  await state(page, 'open');
  await freeze(page);
  for (let round = 1; round <= 7; round += 1) {
    made.at(-1)?.close(1006 + (round % 2) * 5);
    await state(page, 'connecting');
    await pass(page, 5_000);
    await expect.poll(() => made.length).toBe(round + 1);
    const read = page.waitForRequest('**/api/notifications*');
    made.at(-1)?.ready();
    await state(page, 'open');
    await pass(page, 10);
    await read;
  }
});

for (const code of [1000, 1001]) {
  test(`a connection closed for good (${code}) is not tried again`, IN_TURNS, async ({ page }) => {
    const made = await standIn(page);
    await page.goto('/');
    await expectHome(page);
    await expect.poll(() => made.length).toBe(1);
    await freeze(page);
    made[0]?.close(code);
    await expect(paused(page)).toBeVisible();
    await pass(page, 60_000);
    expect(made).toHaveLength(1);
  });
}

test('signing out cancels what is still to be tried', IN_TURNS, async ({ page }) => {
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 204 }));
  const made = await standIn(page);
  await page.goto('/');
  await expectHome(page);
  await expect.poll(() => made.length).toBe(1);
  await freeze(page);
  made[0]?.close(1011);
  await state(page, 'connecting');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await pass(page, 1_000);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await pass(page, 1_000);
  await expect(page).toHaveURL('/login');
  await pass(page, 60_000);
  expect(made).toHaveLength(1);
});
