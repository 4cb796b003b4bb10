import { expect, IN_TURNS, test, type Page } from '../support/test.ts';
import { SETTINGS, undoable } from './support.ts';

test.use({ person: 'recruiter@meridian.example' });
test.describe.configure({ mode: 'serial' });

const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test('a channel is saved at once and taken back at once', async ({ page }) => {
  await page.goto(SETTINGS);
  const deals = toggle(page, 'Deals by email');
  await expect(deals).not.toBeChecked();
  await deals.click({ force: true });
  await expect(undoable(page, 'Deals by email: on')).toBeVisible();
  await page.reload();
  await expect(deals).toBeChecked();
  await deals.click({ force: true });
  await undoable(page, 'Deals by email: off').getByRole('button', { name: 'Undo' }).click();
  await expect(deals).toBeChecked();
  await page.reload();
  await expect(deals).toBeChecked();
  await deals.click({ force: true });
  await expect(undoable(page, 'Deals by email: off')).toBeVisible();
});

test(
  'what is not to be had is said: muted security notices, push, email without a server',
  IN_TURNS,
  async ({ page }) => {
    await page.goto(SETTINGS);
    const security = page.getByRole('row').filter({ hasText: 'Security notices cannot be muted' });
    await expect(security.getByText('Always')).toHaveCount(2);
    await expect(security.getByRole('switch')).toHaveCount(0);
    await expect(page.getByText('Push is not available on this installation.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Deals' }).getByRole('switch')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Email' })).toContainText('This installation has no mail server');
  },
);

test('digest and quiet hours are kept, in the organization’s timezone', IN_TURNS, async ({ page }) => {
  await page.goto(SETTINGS);
  const digest = page.getByRole('region', { name: 'Digest' });
  await digest.getByText('Every day', { exact: true }).click();
  await expect(undoable(page, 'Digest every day')).toBeVisible();
  await digest.getByRole('combobox', { name: 'Hour of the digest' }).click();
  await page.getByRole('option', { name: '06:00' }).click();
  await expect(undoable(page, 'Digest at 06:00')).toBeVisible();
  const quiet = page.getByRole('region', { name: 'Quiet hours' });
  await toggle(page, 'Quiet hours').click({ force: true });
  await expect(undoable(page, 'Quiet hours from 22:00 to 07:00')).toBeVisible();
  await page.reload();
  await expect(digest.getByRole('combobox', { name: 'Hour of the digest' })).toHaveValue('06:00');
  await expect(quiet.getByRole('combobox', { name: 'Quiet from' })).toHaveValue('22:00');
  await expect(quiet).toContainText('America/New_York');
  await toggle(page, 'Quiet hours').click({ force: true });
  // The way back is that of what was saved last.
  await expect(undoable(page, 'Quiet hours off')).toBeVisible();
  await digest.getByText('Off', { exact: true }).click();
  await expect(undoable(page, 'Digest off')).toBeVisible();
});

test('the last notices stand below, with the way to all of them', IN_TURNS, async ({ page }) => {
  await page.goto(SETTINGS);
  const last = page.getByRole('region', { name: 'Last notices' });
  await expect(last.getByRole('listitem').first()).toBeVisible();
  expect(await last.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await last.getByRole('link', { name: 'All notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
});
