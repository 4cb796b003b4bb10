import type { Invitation } from '@talent-os/contracts/identity/invitations.js';
import type { Reader, Transaction } from '@talent-os/service-kit';

/** Invitations nobody has accepted or taken back, the latest first. The platform invites the first administrator. */
export const openInvitations = (db: Reader, now: Date): Promise<Invitation[]> =>
  db.read<Invitation>(
    `select i.id, i.email, i.name, i.role_name as role, i.industry, c.name as "customRole", t.name as team,
       coalesce(rtrim(p.first_name || ' ' || p.last_name), 'Talent OS') as "invitedByName", i.invited_at as "invitedAt", i.expires_at as "expiresAt",
       i.expires_at <= $2 as expired
     from identity.invitation i
     left join identity.person p on p.organization_id = $1 and p.id = i.invited_by
     left join identity.custom_role c on c.organization_id = $1 and c.id = i.custom_role_id
     left join identity.team t on t.organization_id = $1 and t.id = i.team_id
     where i.organization_id = $1 and i.ended_at is null order by i.invited_at desc, i.id`,
    [now],
  );

/** Those of these addresses that belong to somebody of this organization. */
export async function addressesHere(db: Reader, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.read<{ email: string }>(
    `select email from identity.person where organization_id = $1 and email = any($2::text[])`,
    [emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Mails an invitation was sent by since a moment. */
export async function invitationMails(tx: Transaction, invitationId: string, since: Date): Promise<number> {
  const row = await tx.readOne<{ count: number }>(
    `select count(*)::int as count from identity.mail
      where organization_id = $1 and invitation_id = $2 and created_at > $3`,
    [invitationId, since],
  );
  return row!.count;
}
