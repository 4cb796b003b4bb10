import { Injectable } from '@nestjs/common';
import { roleTable, type JobData, type Role } from '@talent-os/contracts';
import { deliverMail } from '@talent-os/contracts/identity/jobs.js';
import { kindOf, notificationKinds } from '@talent-os/contracts/identity/notification-kinds.js';
import { mailSettled } from '@talent-os/contracts/identity/notifications.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { issueLink } from '../links/links.js';
import { ownerOf } from '../sign-in/sign-in-index.queries.js';
import { settledBy, type Attempt } from './mail.rules.js';
import { calendarFile } from './invitation.js';
import { mailSettings } from './mail-settings.js';
import type { Mail } from './mail.entity.js';
import {
  addressText,
  confirmationText,
  erasedText,
  invitationText,
  invitedElsewhereText,
  mailText,
  resetText,
  type Invitee,
  type MailNotice,
  type MailText,
} from './mail-texts.js';
import {
  APPLICANT,
  HAND_OVER,
  INVITEE,
  NEW_ADDRESS,
  ORGANIZATION,
  OWNER,
  SETTLE,
  TAKE_UP,
  TOLD,
} from './mails.queries.js';
import { erasedAddressIn, NO_SERVER } from './plan-mail.js';
import { sendMail, type Outgoing } from './smtp-session.js';

type ClaimedMail = {
  readonly id: string;
  readonly digest: boolean;
  readonly attempts: number;
  readonly personId: string | null;
  readonly registrationId: string | null;
  readonly invitationId: string | null;
  readonly link: Mail['link'];
  readonly key: string;
};
type InviteeRow = Omit<Invitee, 'role'> & {
  readonly email: string;
  readonly role: Role;
  /** Empty where it is a role of the product. */
  readonly customRole: string;
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
    const mail = await ctx.db.write(
      async (tx) => (await tx.execute<ClaimedMail>(TAKE_UP, [mailId, ctx.now]))[0],
      'bookkeeping',
    );
    if (mail) await settle(ctx, mail, await attempt(ctx, mail));
  }
}

async function attempt(ctx: Ctx, mail: ClaimedMail): Promise<Attempt> {
  const settings = mailSettings();
  const { server } = settings;
  if (server === undefined) return { end: 'impossible', reason: NO_SERVER };
  const letter = await letters[mail.link ?? 'none'](ctx, mail, settings.publicUrl);
  if ('needless' in letter) return { end: 'needless', reason: letter.needless };
  return sendMail({ ...settings, server }, { ...letter.text, to: letter.to, id: mail.id }, async () => {
    const mine = await ctx.db.write((tx) => tx.execute(HAND_OVER, [mail.id, mail.attempts, new Date()]), 'bookkeeping');
    if (mine.length === 0) throw new Error('another worker has taken this mail up');
  });
}

type SkippedMail = { readonly needless: string };

async function notice(ctx: Ctx, mail: ClaimedMail, publicUrl: string): Promise<Letter | SkippedMail> {
  const reader = await ctx.db.readOne<Recipient>(TOLD, [mail.id, mail.personId, alwaysTold]);
  if (!reader?.active) return { needless: 'The account is closed' };
  if (reader.told.length === 0) return { needless: 'Read in the app before' };
  const to = { name: reader.name, address: reader.email };
  const [first] = reader.told;
  // A digest tells of several things, and calendars take one of a mail.
  const asked = mail.digest ? undefined : first?.invitation;
  const { from } = mailSettings();
  const calendar = asked ? calendarFile(asked, { from, to: reader.email }, ctx.now) : undefined;
  return { to, text: { ...mailText(reader.told, mail.digest, publicUrl), calendar } };
}

/** Each attempt has a link of its own, because the one before it is kept nowhere. */
async function confirmation(
  ctx: Ctx,
  { registrationId }: ClaimedMail,
  publicUrl: string,
): Promise<Letter | SkippedMail> {
  const applicant = await ctx.db.readOne<{ email: string }>(APPLICANT, [registrationId, new Date()]);
  if (!applicant) return { needless: 'The registration is over' };
  const token = await ctx.db.write((tx) => issueLink(ctx, tx, 'confirm', registrationId!), 'bookkeeping');
  // Without the name they gave: it would carry anybody's words to anybody.
  const to = { name: '', address: applicant.email };
  return { to, text: confirmationText(token, publicUrl) };
}

async function reset(ctx: Ctx, { personId }: ClaimedMail, publicUrl: string): Promise<Letter | SkippedMail> {
  const owner = await ctx.db.readOne<{ email: string; name: string }>(OWNER, [personId]);
  if (!owner) return { needless: 'The account is closed' };
  const token = await ctx.db.write((tx) => issueLink(ctx, tx, 'reset', personId!), 'bookkeeping');
  return { to: { name: owner.name, address: owner.email }, text: resetText(token, publicUrl) };
}

/** An address with an account is told so, and nobody else: whoever invites it learns nothing. */
async function invitation(ctx: Ctx, { invitationId }: ClaimedMail, publicUrl: string): Promise<Letter | SkippedMail> {
  const row = await ctx.db.readOne<InviteeRow>(INVITEE, [invitationId, new Date()]);
  if (!row) return { needless: 'The invitation is over' };
  const to = { name: '', address: row.email };
  const invitee = { ...row, role: row.customRole || roleTable[row.role].label };
  if (await ownerOf(ctx.db, row.email)) return { to, text: invitedElsewhereText(invitee, publicUrl) };
  const token = await ctx.db.write((tx) => issueLink(ctx, tx, 'invite', invitationId!), 'bookkeeping');
  return { to, text: invitationText(invitee, token, publicUrl) };
}

/** The present mailbox is told which address was asked for; the new one only that somebody asked for it. */
const addressChange =
  (link: 'oldAddress' | 'newAddress') =>
  async (ctx: Ctx, { personId }: ClaimedMail, publicUrl: string): Promise<Letter | SkippedMail> => {
    const owner = await ctx.db.readOne<{ email: string; name: string }>(OWNER, [personId]);
    const change = await ctx.db.readOne<{ email: string }>(NEW_ADDRESS, [personId, new Date()]);
    if (!owner || !change) return { needless: 'The change of the address is over' };
    const isNew = link === 'newAddress';
    // Whoever has that address already learns nothing of this, and neither does who asked.
    if (isNew && (await ownerOf(ctx.db, change.email))) return { needless: 'The address belongs to an account' };
    const token = await ctx.db.write((tx) => issueLink(ctx, tx, link, personId!), 'bookkeeping');
    const to = isNew ? { name: '', address: change.email } : { name: owner.name, address: owner.email };
    return { to, text: addressText(token, publicUrl, isNew ? undefined : change.email) };
  };

/** The last thing somebody hears: who they were is nowhere any more. */
async function erasure(ctx: Ctx, { key, personId }: ClaimedMail): Promise<Letter> {
  const { name } = await ctx.db.readExisting<{ name: string }>(ORGANIZATION);
  return { to: { name: '', address: erasedAddressIn(key, personId!) }, text: erasedText(name) };
}

/** What a mail holds, by the link it carries. */
const letters: Record<
  NonNullable<Mail['link']> | 'none',
  (ctx: Ctx, mail: ClaimedMail, publicUrl: string) => Promise<Letter | SkippedMail>
> = {
  confirm: confirmation,
  reset,
  invite: invitation,
  oldAddress: addressChange('oldAddress'),
  newAddress: addressChange('newAddress'),
  erased: erasure,
  none: notice,
};

async function settle(ctx: Ctx, mail: ClaimedMail, ended: Attempt): Promise<void> {
  const now = new Date();
  const { state, dueAt, reason } = settledBy(ended, mail.attempts, now);
  await ctx.db.write(async (tx) => {
    const mine = await tx.execute(SETTLE, [mail.id, mail.attempts, state, dueAt, reason, now]);
    // Nobody is left to be told what became of the mail about their erasure.
    const reader = mail.link === 'erased' ? null : mail.personId;
    if (mine.length === 0 || state === 'waiting' || state === 'sending' || !reader) return;
    ctx.emit(mailSettled, { userId: reader, mailId: mail.id, state });
  });
  if (state === 'failed') ctx.log.error({ mailId: mail.id, attempts: mail.attempts, reason }, 'a mail was given up');
}
