import { expect, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';
import { choose, INBOX, leaveNotice, row, rows, TRIED, undoable } from './support.ts';

const PERSON = 'hr.manager@meridian.example';
const TASK = 'A task is due today';

test.use({ person: PERSON });
// One person's inbox: these take turns.
test.describe.configure({ mode: 'serial' });

test('the inbox is narrowed by what stands in the address', async ({ page, address }) => {
  await leaveNotice(address, PERSON);
  await page.goto(INBOX);
  await expect(row(page, TRIED).first()).toBeVisible();
  await expect(row(page, TASK)).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Tasks' }).click();
  await expect(page).toHaveURL(/\?kind=task$/);
  await expect(row(page, TRIED)).toHaveCount(0);
  await page.reload();
  await expect(row(page, TASK)).toBeVisible();
  await expect(row(page, TRIED)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search notifications' }).fill('nothing reads like this');
  await expect(page.getByText('No results match your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(INBOX);
  await expect(row(page, TRIED).first()).toBeVisible();
});

test('a notification is read, put off and brought back', async ({ page, address }) => {
  await leaveNotice(address, PERSON);
  await page.goto(INBOX);
  await choose(page, TASK, 'Mark as read');
  await expect(page.locator('[data-unread]').filter({ hasText: TASK })).toHaveCount(0);
  await choose(page, TASK, 'Mark as unread');
  await expect(page.locator('[data-unread]').filter({ hasText: TASK })).toHaveCount(1);
  await choose(page, TASK, 'Until the next morning');
  await expect(row(page, TASK)).toHaveCount(0);
  await undoable(page, 'Notification snoozed').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, TASK)).toHaveCount(1);
  await choose(page, TASK, 'For a week');
  await expect(row(page, TASK)).toHaveCount(0);
  await page
    .getByRole('radiogroup', { name: 'Show' })
    .getByText(/^Snoozed/)
    .click();
  await expect(row(page, TASK)).toContainText('comes back');
  await choose(page, TASK, 'Bring back now');
  await expect(row(page, TASK)).toHaveCount(0);
});

test('everything is marked as read, and that is taken back', async ({ page, address }) => {
  await leaveNotice(address, PERSON);
  await page.goto(INBOX);
  await settled(page);
  const unread = page.locator('li[data-unread]');
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(unread).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await undoable(page, /marked as read/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(unread).toHaveCount(before);
});

test('what happens meanwhile arrives by itself, and opening it marks it as read', async ({ page, address }) => {
  await page.goto(INBOX);
  await settled(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.locator('[data-live="open"]')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await leaveNotice(address, PERSON);
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const first = rows(page).first();
  await expect(first).toContainText(TRIED);
  await expect(first).toContainText('Email not sent');
  await first.getByRole('button', { name: `Unread: ${TRIED}` }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('the bell leads to the inbox and to the settings', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL(INBOX);
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Notification settings' })).toBeVisible();
});
