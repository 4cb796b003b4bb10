import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { deliverMail } from '@talent-os/contracts/identity/jobs.js';
import { kindOf, notificationKinds } from '@talent-os/contracts/identity/notification-kinds.js';
import { mailSettled } from '@talent-os/contracts/identity/notifications.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { settledBy, type Attempt } from './mail.rules.js';
import { mailSettings } from './mail-settings.js';
import { mailText, type Told } from './mail-texts.js';
import { HAND_OVER, SETTLE, TAKE_UP, TOLD } from './mails.queries.js';
import { NO_SERVER } from './plan-mail.js';
import { sendMail } from './smtp-session.js';

type Taken = { readonly id: string; readonly personId: string; readonly digest: boolean; readonly attempts: number };
type Reader = {
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
  readonly told: readonly Told[];
};

const alwaysTold = notificationKinds.filter((kind) => kindOf(kind).always);

@Controller()
export class DeliverMail {
  /** The row decides: however often a job comes, whoever takes the row up sends, and nobody else does. */
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
  const reader = await ctx.db.readOne<Reader>(TOLD, [mail.id, mail.personId, alwaysTold]);
  if (!reader?.active) return { end: 'needless', reason: 'The account is closed' };
  if (reader.told.length === 0) return { end: 'needless', reason: 'Read in the app before' };
  const text = mailText(reader.told, mail.digest, settings.publicUrl);
  const to = { name: reader.name, address: reader.email };
  return sendMail({ ...settings, server }, { ...text, to, id: mail.id }, async () => {
    const mine = await ctx.db.write((tx) => tx.rows(HAND_OVER, [mail.id, mail.attempts, new Date()]), 'bookkeeping');
    if (mine.length === 0) throw new Error('another worker has taken this mail up');
  });
}

async function settle(ctx: Ctx, mail: Taken, ended: Attempt): Promise<void> {
  const now = new Date();
  const { state, dueAt, reason } = settledBy(ended, mail.attempts, now);
  await ctx.db.write(async (tx) => {
    const mine = await tx.rows(SETTLE, [mail.id, mail.attempts, state, dueAt, reason, now]);
    if (mine.length === 0 || state === 'waiting' || state === 'sending') return;
    ctx.emit(mailSettled, { userId: mail.personId, mailId: mail.id, state });
  });
  if (state === 'failed') ctx.log.error({ mailId: mail.id, attempts: mail.attempts, reason }, 'a mail was given up');
}
