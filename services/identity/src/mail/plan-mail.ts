import { deliverMail } from '@talent-os/contracts/identity/jobs.js';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Mail } from './mail.entity.js';

export const NO_SERVER = 'This installation has no mail server';

/** Plans the mail with the link that makes an account of a registration. */
export async function planConfirmation(ctx: Ctx, tx: Transaction, registrationId: string): Promise<void> {
  const mail = await tx.insert(Mail, {
    ...AT_ONCE(ctx.now),
    registrationId,
    link: 'confirm',
    key: `registration:${registrationId}`,
  });
  ctx.enqueue(deliverMail, { mailId: mail.id });
}

/** Plans the mail with the link a person chooses another password with. */
export async function planReset(ctx: Ctx, tx: Transaction, personId: string): Promise<void> {
  const mail = await tx.insert(Mail, {
    ...AT_ONCE(ctx.now),
    personId,
    link: 'reset',
    key: `reset:${uuidv7(ctx.now.getTime())}`,
  });
  ctx.enqueue(deliverMail, { mailId: mail.id });
}

/** Plans the mail with the link somebody joins by. */
export async function planInvitation(ctx: Ctx, tx: Transaction, invitationId: string): Promise<void> {
  const key = `invitation:${uuidv7(ctx.now.getTime())}`;
  const mail = await tx.insert(Mail, { ...AT_ONCE(ctx.now), invitationId, link: 'invite', key });
  ctx.enqueue(deliverMail, { mailId: mail.id });
}

/** Plans the mails with the links that change a person's address, one to each mailbox. */
export async function planAddressMails(ctx: Ctx, tx: Transaction, personId: string): Promise<void> {
  const asked = uuidv7(ctx.now.getTime());
  for (const link of ['oldAddress', 'newAddress'] as const) {
    const mail = await tx.insert(Mail, { ...AT_ONCE(ctx.now), personId, link, key: `${link}:${asked}` });
    ctx.enqueue(deliverMail, { mailId: mail.id });
  }
}

const erasedPrefix = (personId: string): string => `erased:${personId}:`;
/** The address a mail about an erasure goes to. */
export const erasedAddressIn = (key: string, personId: string): string => key.slice(erasedPrefix(personId).length);

/** Keeps the address of somebody who is erased, for the mail that tells them when all of it is done. */
export const keepErasedAddress = (tx: Transaction, personId: string, email: string): Promise<Mail> =>
  tx.insert(Mail, {
    personId,
    link: 'erased',
    key: `${erasedPrefix(personId)}${email}`,
    digest: false,
    state: 'waiting',
    dueAt: null,
    attempts: 0,
  });

/** Sends that mail, and forgets the address once it has gone out or was given up. Answers whether it is forgotten. */
export async function finishErasedMail(ctx: Ctx, tx: Transaction, personId: string): Promise<boolean> {
  const found = await tx.find(Mail, { personId, link: 'erased' });
  if (!found) return true;
  const mail = await tx.lock(Mail, found.id);
  if (SETTLED.includes(mail.state)) {
    await tx.remove(Mail, mail);
    return true;
  }
  if (mail.state === 'waiting' && mail.dueAt === null) {
    await tx.update(Mail, mail, { state: 'queued', dueAt: ctx.now });
    ctx.enqueue(deliverMail, { mailId: mail.id });
  }
  return false;
}

const SETTLED: readonly Mail['state'][] = ['sent', 'failed', 'not_sent', 'skipped'];
const AT_ONCE = (dueAt: Date) => ({ digest: false, state: 'queued', dueAt, attempts: 0 }) as const;
