import { createHmac } from 'node:crypto';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { uuidv7 } from '@talent-os/service-kit';
import { derivedKey } from '../crypto/master-key.js';
import { parseToken } from '../sessions/refresh-token.js';
import { personBehind } from '../sessions/sessions.queries.js';
import { admit, type Admission } from './lockout.rules.js';
import { SignInAttempt } from './sign-in-attempt.entity.js';

/** What attempts are counted by. */
export type Origin = { readonly subject: string; readonly device: SignInAttempt['device'] };

/** An address as it is kept with its attempts: nobody reads from it who tried to sign in. */
export const subjectOf = (email: string) => createHmac('sha256', derivedKey('sign-in-subject')).update(email).digest('base64url');

/** A device is known by any refresh token this person was ever given on it. */
export async function deviceOf(ctx: Ctx, userId: string): Promise<Origin['device']> {
  const token = parseToken(ctx.meta.refreshCookie);
  return token && (await personBehind(ctx.db, token)) === userId ? 'known' : 'unknown';
}

/** Counts this attempt before its password is looked at. Committed whatever becomes of the sign-in. */
export function countAttempt(ctx: Ctx, { subject, device }: Origin): Promise<Admission> {
  return ctx.db.write(async (tx) => {
    await tx.rows(
      `insert into identity.sign_in_attempt (id, organization_id, created_at, updated_at, subject, device, attempts)
       values ($2, $1, $3, $3, $4, $5, '{}') on conflict (organization_id, subject, device) do nothing`,
      [uuidv7(), ctx.now, subject, device],
    );
    const row = await tx.lock(SignInAttempt, { subject, device });
    const admission = admit(
      { attempts: row.attempts.map((at) => new Date(at)), lockedUntil: row.lockedUntil },
      ctx.now,
    );
    if (admission.admitted)
      await tx.update(SignInAttempt, row, { attempts: [...admission.next.attempts], lockedUntil: admission.next.lockedUntil });
    return admission;
  });
}

/** Forgets the attempts once one has led to a session. */
export async function forgetAttempts(tx: Transaction, { subject, device }: Origin): Promise<void> {
  const row = await tx.find(SignInAttempt, { subject, device });
  if (row) await tx.remove(SignInAttempt, row);
}
