import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { deliverMail } from '@talent-os/contracts/identity/jobs.js';
import { kindOf, notificationKinds } from '@talent-os/contracts/identity/notification-kinds.js';
import { mailSettled } from '@talent-os/contracts/identity/notifications.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { issueLink } from '../links/links.js';
import { settledBy, type Attempt } from './mail.rules.js';
import { mailSettings } from './mail-settings.js';
import { confirmationText, mailText, type MailText, type MailNotice } from './mail-texts.js';
import { APPLICANT, HAND_OVER, SETTLE, TAKE_UP, TOLD } from './mails.queries.js';
import { NO_SERVER } from './plan-mail.js';
import { sendMail, type Outgoing } from './smtp-session.js';

type Taken = {
  readonly id: string;
  readonly digest: boolean;
  readonly attempts: number;
  readonly personId: string | null;
  readonly registrationId: string | null;
};
type Letter = { readonly to: Outgoing['to']; readonly text: MailText };
type Recipient = {
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
  readonly told: readonly MailNotice[];
};

const alwaysTold = notificationKinds.filter((kind) => kindOf(kind).always);

@Injectable()
export class DeliverMail {
  /** The row decides: however often a job comes, one process takes the row up and sends. */
  @Works(deliverMail)
  async deliver({ mailId }: JobData<typeof deliverMail>, ctx: Ctx): Promise<void> {
    const mail = await ctx.db.write(async (tx) => (await tx.rows<Taken>(TAKE_UP, [mailId, ctx.now]))[0], 'bookkeeping');
    if (mail) await settle(ctx, mail, await attempt(ctx, mail));
  }
}

async function attempt(ctx: Ctx, mail: Taken): Promise<Attempt> {
  const settings = mailSettings();
  const { server } = settings;
  if (server === undefined) return { end: 'impossible', reason: NO_SERVER };
  const { registrationId } = mail;
  const letter = registrationId
    ? await confirmation(ctx, registrationId, settings.publicUrl)
    : await notice(ctx, mail, settings.publicUrl);
  if ('needless' in letter) return { end: 'needless', reason: letter.needless };
  return sendMail({ ...settings, server }, { ...letter.text, to: letter.to, id: mail.id }, async () => {
    const mine = await ctx.db.write((tx) => tx.rows(HAND_OVER, [mail.id, mail.attempts, new Date()]), 'bookkeeping');
    if (mine.length === 0) throw new Error('another worker has taken this mail up');
  });
}

type Needless = { readonly needless: string };

async function notice(ctx: Ctx, mail: Taken, publicUrl: string): Promise<Letter | Needless> {
  const reader = await ctx.db.readOne<Recipient>(TOLD, [mail.id, mail.personId, alwaysTold]);
  if (!reader?.active) return { needless: 'The account is closed' };
  if (reader.told.length === 0) return { needless: 'Read in the app before' };
  const to = { name: reader.name, address: reader.email };
  return { to, text: mailText(reader.told, mail.digest, publicUrl) };
}

/** Each attempt has a link of its own, because the one before it is kept nowhere. */
async function confirmation(ctx: Ctx, registrationId: string, publicUrl: string): Promise<Letter | Needless> {
  const applicant = await ctx.db.readOne<{ email: string }>(APPLICANT, [registrationId, new Date()]);
  if (!applicant) return { needless: 'The registration is over' };
  const token = await ctx.db.write((tx) => issueLink(ctx, tx, 'confirm', registrationId), 'bookkeeping');
  // Without the name they gave: it would carry anybody's words to anybody.
  const to = { name: '', address: applicant.email };
  return { to, text: confirmationText(token, publicUrl) };
}

async function settle(ctx: Ctx, mail: Taken, ended: Attempt): Promise<void> {
  const now = new Date();
  const { state, dueAt, reason } = settledBy(ended, mail.attempts, now);
  await ctx.db.write(async (tx) => {
    const mine = await tx.rows(SETTLE, [mail.id, mail.attempts, state, dueAt, reason, now]);
    if (mine.length === 0 || state === 'waiting' || state === 'sending' || !mail.personId) return;
    ctx.emit(mailSettled, { userId: mail.personId, mailId: mail.id, state });
  });
  if (state === 'failed') ctx.log.error({ mailId: mail.id, attempts: mail.attempts, reason }, 'a mail was given up');
}
