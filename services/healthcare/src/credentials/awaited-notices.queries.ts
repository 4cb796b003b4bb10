import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Credential } from './credential.entity.js';
import { nextNoticeOn } from './notice.rules.js';

type Awaited = { readonly organizationId: string; readonly credentialId: string };

/** Notes the day of a credential's next notice, where the job of no organization finds it; none where it counts for nothing. */
export function awaitNotice(tx: Transaction, credential: Credential): Promise<object[]> {
  const { id, expirationDate, toldDays, verifiedAt, revokedAt } = credential;
  const dueOn = verifiedAt && !revokedAt ? nextNoticeOn(expirationDate, toldDays) : undefined;
  if (!dueOn)
    return tx.rows('delete from healthcare.awaited_notice where organization_id = $1 and credential_id = $2', [id]);
  return tx.rows(
    `insert into healthcare.awaited_notice (organization_id, credential_id, due_on) values ($1, $2, $3)
     on conflict (credential_id) do update set due_on = excluded.due_on`,
    [id, dueOn],
  );
}

/** Credentials of all organizations of which something is to be told; the one read without an organization. */
export const noticesDue = (ctx: Ctx, today: Day, without: readonly string[] = []) =>
  ctx.db.read<Awaited>(
    `select organization_id as "organizationId", credential_id as "credentialId" from healthcare.awaited_notice
     where $1::uuid is null and due_on <= $2::date and organization_id <> all($3::uuid[])
     order by due_on, credential_id limit 1000`,
    [today, without],
  );
