import type { SignedInDevice } from '@talent-os/contracts/identity/sessions.js';
import type { Reader } from '@talent-os/service-kit';
import { ANYWHERE } from '../untenanted.js';
import { hashOf, type RefreshTokenParts } from './refresh-token.js';

/** Whose session a refresh token is of, used or not, over or not; nothing for tokens that were never given out. */
export async function personBehind(db: Reader, token: RefreshTokenParts): Promise<string | undefined> {
  const row = await db.readOne<{ personId: string }>(
    `select s.person_id as "personId" from identity.session s
       join identity.refresh_token t on t.organization_id = $1 and t.session_id = s.id and t.hash = $3
      where s.organization_id = $1 and s.id = $2`,
    [token.sessionId, hashOf(token)],
  );
  return row?.personId;
}

/** The open sessions of a person, as they see them: the one that asks first, then by last use. */
export const devicesOf = (db: Reader, personId: string, current: string, now: Date) =>
  db.read<SignedInDevice>(
    `select s.id, s.id = $3 as current, s.device, s.network, s.created_at as "signedInAt", s.last_used_at as "lastUsedAt"
       from identity.session s join identity.organization o on o.organization_id = $1
      where s.organization_id = $1 and s.person_id = $2 and s.ended_at is null and s.expires_at > $4
        and s.last_used_at > $4::timestamptz - o.session_idle_minutes * interval '1 minute'
      order by s.id = $3 desc, s.last_used_at desc, s.id`,
    [personId, current, now],
  );

/** Whether a person was ever signed in elsewhere, and whether on such a device. Sessions are kept a while after their end. */
export const knowsDevice = (db: Reader, personId: string, device: string) =>
  db.readOne<{ known: boolean }>(
    `select coalesce(bool_or(device = $3), count(*) = 0) as known from identity.session
      where organization_id = $1 and person_id = $2`,
    [personId, device],
  );

/** Sessions of every organization whose tokens were ended since; `before` is the latest moment for each. */
export const revokedSince = (db: Reader, since: Date) =>
  db.read<{ sessionId: string; before: string }>(
    `select session_id as "sessionId", before from identity.revocation where ${ANYWHERE} and before > $2`,
    [since],
  );

/** When a person was last here: of the sessions that are kept, and of those that are over. */
export const LAST_HERE = `greatest(p.last_used_at, (select max(s.last_used_at) from identity.session s
  where s.organization_id = $1 and s.person_id = p.id))`;
