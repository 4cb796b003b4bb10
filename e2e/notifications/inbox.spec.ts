import { expect, IN_TURNS, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { choose, INBOX, leaveNotice, row, rows, TRIED, undoable, WELCOME, welcomed } from './support.ts';
import { addFilter } from '../support/filters.ts';

// Notices are counted here: everybody of these journeys has an inbox that nobody else fills.
let person: string;
test.beforeEach(async ({ context, address }) => {
  person = await welcomed(context, address);
});

test('the inbox is narrowed by what stands in the address', IN_TURNS, async ({ page, address }) => {
  await leaveNotice(address, person);
  await page.goto(INBOX);
  await expect(row(page, TRIED).first()).toBeVisible();
  await expect(row(page, WELCOME)).toBeVisible();
  await addFilter(page, 'Kind', 'Talent OS');
  await expect(page).toHaveURL(/\?kind=system$/);
  await expect(row(page, TRIED)).toHaveCount(0);
  await page.reload();
  await expect(row(page, WELCOME)).toBeVisible();
  await expect(row(page, TRIED)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search notifications' }).fill('nothing reads like this');
  await expect(page.getByText('No results match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(INBOX);
  await expect(row(page, TRIED).first()).toBeVisible();
});

test('a notification is read, put off and brought back', IN_TURNS, async ({ page, address }) => {
  await leaveNotice(address, person);
  await page.goto(INBOX);
  await choose(page, WELCOME, 'Mark as read');
  await expect(page.locator('[data-unread]').filter({ hasText: WELCOME })).toHaveCount(0);
  await choose(page, WELCOME, 'Mark as unread');
  await expect(page.locator('[data-unread]').filter({ hasText: WELCOME })).toHaveCount(1);
  await choose(page, WELCOME, 'Until the next morning');
  await expect(row(page, WELCOME)).toHaveCount(0);
  await undoable(page, 'Notification snoozed').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, WELCOME)).toHaveCount(1);
  await choose(page, WELCOME, 'For a week');
  await expect(row(page, WELCOME)).toHaveCount(0);
  await page
    .getByRole('radiogroup', { name: 'Show' })
    .getByText(/^Snoozed/)
    .click();
  await expect(row(page, WELCOME)).toContainText('comes back');
  await choose(page, WELCOME, 'Bring back now');
  await expect(row(page, WELCOME)).toHaveCount(0);
});

test('everything is marked as read, and that is taken back', IN_TURNS, async ({ page, address }) => {
  await leaveNotice(address, person);
  await page.goto(INBOX);
  await settled(page);
  const unread = page.locator('li[data-unread]');
  // The welcome and the notice.
  await expect(unread).toHaveCount(2);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await undoable(page, /marked as read/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(unread).toHaveCount(2);
});

test(
  'what happens meanwhile arrives by itself, and opening it marks it as read',
  IN_TURNS,
  async ({ page, address }) => {
    await page.goto(INBOX);
    await settled(page);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.locator('[data-live="open"]')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    await leaveNotice(address, person);
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    const first = rows(page).first();
    await expect(first).toContainText(TRIED);
    await expect(first).toContainText('Email not sent');
    await first.getByRole('button', { name: `Unread: ${TRIED}` }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  },
);

test('the bell leads to the inbox and to the settings', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL(INBOX);
  // The bell's own link of that name fades with its list, which takes the click with it.
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Notification settings' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Notification settings' })).toBeVisible();
});
