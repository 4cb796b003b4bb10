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

/** Sessions of every organization whose tokens were ended since; `before` is the latest moment for each. */
export const revokedSince = (db: Reader, since: Date) =>
  db.read<{ sessionId: string; before: string }>(
    `select session_id as "sessionId", before from identity.revocation where ${ANYWHERE} and before > $2`,
    [since],
  );
