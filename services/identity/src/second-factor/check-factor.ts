import { signInFailed } from '@talent-os/contracts/identity/sign-in-events.js';
import { recoveryCodeUsed } from '@talent-os/contracts/identity/factor-events.js';
import type { FactorMethod } from '@talent-os/contracts/identity/factors.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { open, type SecretLocation } from '../crypto/envelope.js';
import { checkPasskey, type CredentialAnswer } from '../passkeys/check-passkey.js';
import type { Account } from '../people/account.queries.js';
import { countAttempt, forgetAttempts, isLocked, subjectOf, type Origin } from '../attempts/attempts.js';
import { TAKE_CODE, TAKE_STEP } from './factors.queries.js';
import { missing } from '../challenges/missing.js';
import { hashOfCode } from './recovery-codes.js';
import { stepOf } from './totp.js';

type FactorAnswer = {
  readonly method: FactorMethod;
  readonly code?: string | undefined;
  readonly credential?: CredentialAnswer | undefined;
};

/** Where the secret of a person's authenticator app is kept: it opens for nobody else. */
export const secretOf = (organizationId: string, personId: string): SecretLocation => ({
  organizationId,
  table: 'totp_factor',
  column: `secret/${personId}`,
});

/** Wrong codes are counted apart from wrong passwords, and lock alike: a right password does not buy new attempts. */
export const codeOrigin = (email: string, device: Origin['device']): Origin => ({
  subject: subjectOf(`code/${email}`),
  device,
});

type Situation = {
  readonly account: Pick<Account, 'id' | 'email'>;
  readonly device: Origin['device'];
  /** What a passkey had to sign. */
  readonly challenge: string | undefined;
};

/**
 * Checks what somebody answers beside their password, then does the work of the one who has answered right, in one
 * transaction: a code that was taken for work that failed may be given again. `auth.code`, `auth.codeUsed`,
 * `auth.passkey` or, after five wrong codes in fifteen minutes, `auth.locked`.
 */
export async function withFactor<T>(
  ctx: Ctx,
  { account, device, challenge }: Situation,
  answer: FactorAnswer,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const origin = codeOrigin(account.email, device);
  if (answer.method === 'passkey') {
    return ctx.db.write(async (tx) => {
      await checkPasskey(ctx, tx, { personId: account.id, challenge, credential: answer.credential });
      return work(tx);
    });
  }
  const code = answer.code ?? missing('code', 'Please type the code');
  const { admitted, locks } = (await isLocked(ctx, origin)) ? REFUSED : await countAttempt(ctx, origin);
  if (!admitted) throw new DomainError('auth.locked');
  try {
    return await ctx.db.write(async (tx) => {
      await takers[answer.method as keyof typeof takers](ctx, tx, account.id, code);
      await forgetAttempts(tx, origin);
      return work(tx);
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'auth.code')
      await ctx.db.write(async () => ctx.emit(signInFailed, { userId: account.id, locked: locks }));
    throw error;
  }
}

const REFUSED = { admitted: false, locks: true };

const takers = {
  async totp(ctx: Ctx, tx: Transaction, personId: string, code: string): Promise<void> {
    const held = await tx.readOne<{ secret: string }>(
      `select secret from identity.totp_factor where organization_id = $1 and person_id = $2 and confirmed_at is not null`,
      [personId],
    );
    const step = held && stepOf(open(held.secret, secretOf(ctx.organizationId, personId)), code, ctx.now);
    if (step === undefined) throw new DomainError('auth.code');
    if ((await tx.execute(TAKE_STEP, [personId, step, ctx.now])).length === 0) throw new DomainError('auth.codeUsed');
  },
  async recovery(ctx: Ctx, tx: Transaction, personId: string, code: string): Promise<void> {
    const taken = await tx.execute(TAKE_CODE, [personId, hashOfCode(personId, code), ctx.now]);
    if (taken.length === 0) throw new DomainError('auth.code');
    ctx.emit(recoveryCodeUsed, { userId: personId });
  },
};
