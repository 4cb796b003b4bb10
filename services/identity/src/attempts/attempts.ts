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
export const subjectOf = (email: string) =>
  createHmac('sha256', derivedKey('sign-in-subject')).update(email).digest('base64url');

/** A device is known by any refresh token this person was ever given on it. */
export async function deviceOf(ctx: Ctx, userId: string): Promise<Origin['device']> {
  const token = parseToken(ctx.meta.refreshCookie);
  return token && (await personBehind(ctx.db, token)) === userId ? 'known' : 'unknown';
}

/** Whether the address is locked at present, without counting: a storm on a locked address writes nothing. */
export async function isLocked({ db, now }: Ctx, { subject, device }: Origin): Promise<boolean> {
  const row = await db.readOne(
    `select 1 from identity.sign_in_attempt
      where organization_id = $1 and subject = $2 and device = $3 and locked_until > $4`,
    [subject, device, now],
  );
  return row !== undefined;
}

/** Counts this attempt before its password is looked at. Committed whatever becomes of the sign-in. */
export function countAttempt(ctx: Ctx, { subject, device }: Origin): Promise<Admission> {
  return ctx.db.write(async (tx) => {
    const [row] = await tx.execute<AttemptsRow>(
      `insert into identity.sign_in_attempt as kept (id, organization_id, created_at, updated_at, subject, device, attempts)
       values ($2, $1, $3, $3, $4, $5, '{}')
       on conflict (organization_id, subject, device) do update set updated_at = excluded.updated_at
       returning to_json(attempts) as attempts, locked_until as "lockedUntil"`,
      [uuidv7(), ctx.now, subject, device],
    );
    const { attempts, lockedUntil } = row!;
    const admission = admit(
      { attempts: attempts.map((at) => new Date(at)), lockedUntil: lockedUntil ? new Date(lockedUntil) : null },
      ctx.now,
    );
    await tx.execute(
      `update identity.sign_in_attempt set attempts = $4::timestamptz[], locked_until = $5
        where organization_id = $1 and subject = $2 and device = $3`,
      [subject, device, admission.next.attempts.map((at) => at.toISOString()), admission.next.lockedUntil],
    );
    return admission;
  }, 'bookkeeping');
}

type AttemptsRow = { readonly attempts: readonly string[]; readonly lockedUntil: string | null };

/** Forgets the attempts once one has led to a session. */
export async function forgetAttempts(tx: Transaction, { subject, device }: Origin): Promise<void> {
  const row = await tx.find(SignInAttempt, { subject, device });
  if (row) await tx.remove(SignInAttempt, row);
}
