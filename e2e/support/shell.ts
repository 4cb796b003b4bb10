import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './people.ts';

/** Fills the sign-in form and sends it. */
export async function signInThroughForm(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: /^sign in$/i }).click();
}

/** The home screen with its hubs is there. */
export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Your hubs' })).toBeVisible();
}

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Hubs' });
export const hubCards = (page: Page) => page.getByRole('main').locator('li[data-hub]');

/** The one notification on the screen. */
export const toast = (page: Page, message: string) =>
  page.locator('[data-type]').filter({ has: page.getByText(message, { exact: true }) });

export async function expectStored(page: Page, key: string, value: string | null): Promise<void> {
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(value);
}

/** Lets a request wait until the answer is called: for what is shown meanwhile. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
