import { INVITATION_LIFE_MS, type invitationOutcomes } from '@talent-os/contracts/identity/invitations.js';
import { invitationChanged } from '@talent-os/contracts/identity/events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { issueLink, voidLinks } from '../links/links.js';
import { mailSettings } from '../mail/mail-settings.js';
import { planInvitation } from '../mail/plan-mail.js';
import { MAILS_MOST, PER_MS } from '../registrations/admission.rules.js';
import type { Invitation } from './invitation.entity.js';
import { invitationMails } from './invitations.queries.js';

type Sent = {
  readonly outcome: Exclude<(typeof invitationOutcomes)[number], 'member'>;
  /** The secret of the link, where it is shown instead. */
  readonly token: string | null;
};

const toldAs = { mailed: 'sent', shown: 'shown', waiting: 'kept' } as const;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + INVITATION_LIFE_MS);

/**
 * Sends an invitation on its way: by mail, at most three an hour, or as a link to show where the installation sends none.
 * Links that were sent before are void.
 */
export async function sendInvitation(ctx: Ctx, tx: Transaction, { id }: Invitation): Promise<Sent> {
  const sent = await send(ctx, tx, id);
  ctx.emit(invitationChanged, { invitationId: id, how: toldAs[sent.outcome] });
  return sent;
}

async function send(ctx: Ctx, tx: Transaction, id: string): Promise<Sent> {
  if (mailSettings().server === undefined) return { outcome: 'shown', token: await issueLink(ctx, tx, 'invite', id) };
  await voidLinks(tx, 'invite', id);
  const since = new Date(ctx.now.getTime() - PER_MS);
  if ((await invitationMails(tx, id, since)) >= MAILS_MOST) return { outcome: 'waiting', token: null };
  await planInvitation(ctx, tx, id);
  return { outcome: 'mailed', token: null };
}
