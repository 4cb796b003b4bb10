import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { violations } from './support/axe.ts';
import { expectHome } from './support/shell.ts';
import { expect, IN_TURNS, test, type Page } from './support/test.ts';

const PASSWORD = 'a long enough password';
const ROOT = join(import.meta.dirname, '..');

/** Makes one more organization, as whoever runs the installation does, and answers the path of its link. */
function setUp(name: string, email: string): string {
  const args = ['--organization', name, '--email', email, '--industries', 'sales', '--another'];
  const file = join(ROOT, 'apps/platform/dist/setup.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return /\/login\?setup=\S+/.exec(stdout)![0];
}

async function fill(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Set up your account' });
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Quist');
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Start' }).click();
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('the administrator of a new organization chooses a password with the link of setup, once', async ({
  page,
  open,
}) => {
  const mark = Date.now();
  const link = setUp(`Quist ${mark}`, `ada.${mark}@quist.example`);
  await page.goto(link);
  await expect(page.getByRole('form', { name: 'Set up your account' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await fill(page, 'short');
  await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
  await fill(page, PASSWORD);
  await expectHome(page);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Organization' })).toBeVisible();

  const other = await open(undefined);
  await other.goto(link);
  await fill(other, PASSWORD);
  await expect(alert(other, 'This link has been used already or has expired')).toBeVisible();
});

test(
  'whoever forgot their password reads the same of any address, and chooses a new one behind a link',
  IN_TURNS,
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const form = page.getByRole('form', { name: 'Ask for a new password' });
    await form.getByLabel('Email').fill('not an address');
    await form.getByRole('button', { name: 'Send the link' }).click();
    await expect(alert(page, 'Please enter a valid email address')).toBeVisible();
    await form.getByLabel('Email').fill('nobody@nowhere.example');
    expect(await violations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This installation sends no mail.' })).toBeVisible();

    await page.goto(`/login?reset=${'a'.repeat(64)}`);
    const choose = page.getByRole('form', { name: 'Choose a new password' });
    await choose.getByRole('textbox', { name: 'New password' }).fill('short');
    await choose.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByText('Password must be at least 12 characters')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await choose.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
    await choose.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(alert(page, 'This link has been used already or has expired')).toBeVisible();
  },
);

test('a link that is none of ours says so, and leads nowhere', IN_TURNS, async ({ page }) => {
  await page.goto('/login?confirm=made-up');
  const form = page.getByRole('form', { name: 'Confirm your registration' });
  await expect(form).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(alert(page, 'This is not one of our links')).toBeVisible();
  await page.getByRole('link', { name: 'I have confirmed it already' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
