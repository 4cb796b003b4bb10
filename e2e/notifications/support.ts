import type { BrowserContext } from '@playwright/test';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { call } from '../support/api.ts';
import { newcomer } from '../support/newcomer.ts';
import { giveSession, sharedSession } from '../support/sessions.ts';
import { expect, type Page } from '../support/test.ts';

export const INBOX = '/user/notifications/all';
export const SETTINGS = '/user/notifications';
/** What somebody reads whose address another one tried to register with. */
export const TRIED = 'Someone tried to register with your address';

/** What somebody reads who has registered. */
export const WELCOME = 'Welcome to Talent OS';

/** Signs somebody in who has registered a moment ago and been welcomed; answers the e-mail. */
export async function welcomed(context: BrowserContext, address: string): Promise<string> {
  const email = await newcomer(address);
  const session = await sharedSession(address, email);
  await expect.poll(async () => (await call(address, session, listNotifications, {})).total).toBe(1);
  await giveSession(context, address, session);
  return email;
}

/** Leaves a security notice with the person. */
export const leaveNotice = (address: string, email: string) =>
  newcomer(address, { email, password: 'a password nobody has' });

export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Notifications', exact: true }).getByRole('listitem');
export const row = (page: Page, title: string) => rows(page).filter({ hasText: title });

/** Opens the menu of a notification and chooses from it. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${title}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The notification of something done that can be taken back. */
export const undoable = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
