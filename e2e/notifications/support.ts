import type { BrowserContext } from '@playwright/test';
import { register } from '@talent-os/contracts/identity/auth';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { call, send } from '../support/api.ts';
import { freshSession, giveSession } from '../support/sessions.ts';
import { expect, type Page } from '../support/test.ts';

export const INBOX = '/user/notifications/all';
export const SETTINGS = '/user/notifications';
/** What somebody reads whose address another one tried to register with. */
export const TRIED = 'Someone tried to register with your address';

/** What somebody reads who has registered. */
export const WELCOME = 'Welcome to Talent OS';
const PASSWORD = 'a long enough password';

/** Signs somebody in who has registered a moment ago and been welcomed; answers the e-mail. */
export async function newcomer(context: BrowserContext, address: string): Promise<string> {
  const email = `${crypto.randomUUID()}@applicant.example`;
  await registering(address, email, PASSWORD);
  const session = await freshSession(address, email, PASSWORD);
  await expect.poll(async () => (await call(address, session, listNotifications, {})).total).toBe(1);
  await giveSession(context, address, session);
  return email;
}

/** Leaves a security notice with the person. */
export const leaveNotice = (address: string, email: string) => registering(address, email, 'a password nobody has');

async function registering(address: string, email: string, password: string): Promise<void> {
  const { status } = await send(address, '', register, {
    email,
    password,
    firstName: 'Some',
    lastName: 'Body',
    organization: 'meridian',
    industry: 'SALES',
    consent: { profile: true, aiAssist: false, marketing: false },
  });
  expect(status).toBe(202);
}

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
