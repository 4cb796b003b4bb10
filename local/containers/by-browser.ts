import { chromium, type Page } from '@playwright/test';
import type { Stack } from './stack.ts';
import { EMAIL, PASSWORD } from './somebody.ts';

const WITHIN_MS = 30_000;

/** Opens a page in a browser of its own, which takes the certificate of the proxy's own authority. */
async function inBrowser<T>(executablePath: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    context.setDefaultTimeout(WITHIN_MS);
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

/** Opens the link that `setup` printed, chooses the password, and is let in. */
export const setUpByBrowser = (browser: string, link: string): Promise<void> =>
  inBrowser(browser, async (page) => {
    await page.goto(link);
    const form = page.getByRole('form', { name: 'Set up your account' });
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Quist');
    await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'Your hubs' }).waitFor();
  });

/** Signs in through the form at the proxy's address, reloads, and is still signed in. */
export const signInByBrowser = (browser: string, stack: Stack): Promise<void> =>
  inBrowser(browser, async (page) => {
    await page.goto(`${stack.url}/login`);
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await form.getByRole('button', { name: /^sign in$/i }).click();
    const hubs = page.getByRole('heading', { name: 'Your hubs' });
    await hubs.waitFor();
    // The cookie is for TLS alone: a reload shows that the browser has kept it.
    await page.reload();
    await hubs.waitFor();
  });

/** The page on this machine's own address without TLS is no blank one. */
export const openPlainPage = (browser: string, stack: Stack): Promise<void> =>
  inBrowser(browser, async (page) => {
    await page.goto(`${stack.plainUrl}/login`);
    await page.getByRole('form', { name: 'Sign in' }).waitFor();
  });
