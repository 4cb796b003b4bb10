import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { signInFailed } from '@talent-os/contracts/identity/sign-in-events.js';
import { provedAgain } from '@talent-os/contracts/identity/factor-events.js';
import { beginStepUp, listProofMethods, proveAgain } from '@talent-os/contracts/identity/second-factor.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { askOptions } from '../passkeys/options.js';
import { credentialsOf } from '../passkeys/passkeys.queries.js';
import { relyingParty } from '../passkeys/relying-party.js';
import { askerOf, NOBODYS_HASH, verifyPassword } from '../crypto/password.js';
import { accountOf, type Account } from '../people/account.queries.js';
import { roleWith, startingRole } from '../people/principal.rules.js';
import { isOver } from '../sessions/rotation.rules.js';
import { answerSession, type SessionAnswer } from '../sessions/session-answer.js';
import { Session } from '../sessions/session.entity.js';
import { idleMsOf } from '../sessions/start-session.js';
import { countAttempt, forgetAttempts, subjectOf } from '../attempts/attempts.js';
import { issueChallenge, openChallenge, useChallenge } from '../challenges/challenges.js';
import { withFactor } from './check-factor.js';
import { proofsOf } from './factor.rules.js';
import { factorsOf } from './factors.queries.js';
import { missing } from '../challenges/missing.js';

type Proof = Input<typeof proveAgain>;

/** Somebody who is signed in proves once more who they are: a session left open on a desk does not. */
@Controller()
export class StepUpController {
  constructor(private readonly keys: SigningKeys) {}

  @Handles(listProofMethods)
  async methods(_: Input<typeof listProofMethods>, ctx: Ctx): Promise<Output<typeof listProofMethods>> {
    return { methods: proofsOf(await factorsOf(ctx.db, ctx.userId)) };
  }

  @Handles(beginStepUp)
  async begin(_: Input<typeof beginStepUp>, ctx: Ctx): Promise<Output<typeof beginStepUp>> {
    const methods = proofsOf(await factorsOf(ctx.db, ctx.userId));
    const credentials = relyingParty() ? await credentialsOf(ctx.db, ctx.userId) : [];
    if (credentials.length === 0)
      return { methods: methods.filter((one) => one !== 'passkey'), challenge: null, passkey: null };
    const challenge = await ctx.db.write((tx) => issueChallenge(ctx, tx, 'step-up', { personId: ctx.userId }));
    return { methods, challenge, passkey: await askOptions(challenge, credentials, 'preferred') };
  }

  @Handles(proveAgain)
  async prove(proof: Proof, ctx: Ctx): Promise<SessionAnswer> {
    const account = await accountOf(ctx.db, ctx.userId);
    if (!account?.active) throw new DomainError('auth.required');
    const methods = proofsOf(await factorsOf(ctx.db, ctx.userId));
    if (!methods.includes(proof.method)) throw new DomainError('factor.method');
    const session = await prove(ctx, account, proof, (tx) => noteProof(ctx, tx, account));
    const role = roleWith(account.roles, session.roleId) ?? startingRole(account.roles);
    if (!role) throw new DomainError('auth.required');
    return answerSession(ctx, this.keys, account, {
      role,
      sessionId: session.id,
      issuedAt: session.tokensAt,
      provedAt: session.provedAt,
      providerFactor: session.providerFactor,
    });
  }
}

/** Checks the proof, then does the work of the one who has given it. */
async function prove<T>(
  ctx: Ctx,
  account: Account,
  { method, password, ...answer }: Proof,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (method === 'password') return withPassword(ctx, account, password, work);
  const { challenge } = answer;
  if (method !== 'passkey')
    return withFactor(ctx, { account, device: 'known', challenge }, { method, ...answer }, work);
  if (!challenge) return missing('challenge', 'Please begin again');
  await openChallenge(ctx, 'step-up', challenge);
  return withFactor(ctx, { account, device: 'known', challenge }, { method, ...answer }, async (tx) => {
    await useChallenge(ctx, tx, 'step-up', challenge);
    return work(tx);
  });
}

/** Guessing the password here counts like guessing it at the door. */
async function withPassword<T>(
  ctx: Ctx,
  { email, passwordHash }: Account,
  password: string | undefined,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (password === undefined) return missing('password', 'Please type your password');
  const origin = { subject: subjectOf(email), device: 'known' } as const;
  const { admitted, locks } = await countAttempt(ctx, origin);
  if (!admitted) throw new DomainError('auth.locked');
  if (!(await verifyPassword(password, passwordHash ?? NOBODYS_HASH, askerOf(ctx)))) {
    await ctx.db.write(async () => ctx.emit(signInFailed, { userId: ctx.userId, locked: locks }));
    throw new DomainError('auth.password');
  }
  return ctx.db.write(async (tx) => {
    await forgetAttempts(tx, origin);
    return work(tx);
  });
}

async function noteProof(ctx: Ctx, tx: Transaction, account: Account): Promise<Session> {
  const { sessionId } = ctx.principal;
  const session = await tx.lock(Session, { id: sessionId, personId: ctx.userId });
  if (isOver({ ...session, idleMs: idleMsOf(account) }, ctx.now)) throw new DomainError('auth.required');
  const tokensAt = new Date(Math.max(ctx.now.getTime(), session.tokensAt.getTime()));
  ctx.emit(provedAgain, { userId: ctx.userId, sessionId });
  return tx.update(Session, session, { provedAt: ctx.now, tokensAt, lastUsedAt: ctx.now });
}
