import { register } from '@talent-os/contracts/identity/auth';
import { send } from '../support/api.ts';
import { expect, type Page } from '../support/test.ts';

export const INBOX = '/user/notifications/all';
export const SETTINGS = '/user/notifications';
/** What somebody reads whose address another one tried to register with. */
export const TRIED = 'Someone tried to register with your address';

/** Leaves a security notice with the person. */
export async function leaveNotice(address: string, email: string): Promise<void> {
  const { status } = await send(address, '', register, {
    email,
    password: 'a password nobody has',
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
