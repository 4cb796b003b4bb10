import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { signInFailed } from '@talent-os/contracts/identity/sign-in-events.js';
import {
  approveRegistration,
  confirmRegistration,
  declineRegistration,
  listRegistrations,
} from '@talent-os/contracts/identity/registrations.js';
import { Handles, DomainError, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { openLink, useLink } from '../links/links.js';
import { askerOf, verifyPassword } from '../crypto/password.js';
import { accountOf } from '../people/account.queries.js';
import { answerOpened, type SessionAnswer } from '../sessions/session-answer.js';
import { setToken, startSession } from '../sessions/start-session.js';
import { countAttempt, forgetAttempts, subjectOf } from '../attempts/attempts.js';
import { admitCandidate } from './admit-candidate.js';
import { Registration } from './registration.entity.js';
import { waitingRegistrations } from './registrations.queries.js';

@Controller()
export class RegistrationsController {
  constructor(private readonly keys: SigningKeys) {}

  /**
   * The link proves the mailbox, the password that its owner is who registered: a stranger who registers with a person's
   * address gets no account by their click.
   */
  @Handles(confirmRegistration)
  async confirm({ token, password }: Input<typeof confirmRegistration>, ctx: Ctx): Promise<SessionAnswer> {
    const { inside, subjectId } = await openLink(ctx, 'confirm', token);
    const registration = await inside.db.readOne<{ email: string; passwordHash: string }>(
      `select email, password_hash as "passwordHash" from identity.registration
        where organization_id = $1 and id = $2 and expires_at > $3`,
      [subjectId, ctx.now],
    );
    if (!registration) throw new DomainError('auth.link');
    const origin = { subject: subjectOf(registration.email), device: 'unknown' } as const;
    const { admitted, locks } = await countAttempt(inside, origin);
    if (!admitted) throw new DomainError('auth.locked');
    if (!(await verifyPassword(password, registration.passwordHash, askerOf(ctx)))) {
      await inside.db.write(async () => inside.emit(signInFailed, { userId: null, locked: locks }));
      throw new DomainError('auth.credentials');
    }
    const personId = uuidv7(ctx.now.getTime());
    const asThem = ctx.forOrganization(inside.organizationId, personId);
    await asThem.db.write(async (tx) => {
      await useLink(asThem, tx, 'confirm', token);
      await admit(asThem, tx, subjectId, personId);
      await forgetAttempts(tx, origin);
    });
    const account = (await accountOf(asThem.db, personId))!;
    const opened = await asThem.db.write((tx) => startSession(asThem, tx, personId, account.roles[0]!));
    setToken(ctx, opened.token, opened.session, opened.account);
    return answerOpened(asThem, this.keys, opened);
  }

  @Handles(listRegistrations)
  async list(_: Input<typeof listRegistrations>, ctx: Ctx): Promise<Output<typeof listRegistrations>> {
    return { items: await waitingRegistrations(ctx.db, ctx.now) };
  }

  @Handles(approveRegistration)
  async approve(
    { registrationId }: Input<typeof approveRegistration>,
    ctx: Ctx,
  ): Promise<Output<typeof approveRegistration>> {
    await ctx.db.write((tx) => admit(ctx, tx, registrationId, uuidv7(ctx.now.getTime())));
    return {};
  }

  @Handles(declineRegistration)
  async decline(
    { registrationId }: Input<typeof declineRegistration>,
    ctx: Ctx,
  ): Promise<Output<typeof declineRegistration>> {
    await ctx.db.write(async (tx) => tx.remove(Registration, await tx.lock(Registration, registrationId)));
    return {};
  }
}

/** Turns a registration into an account. One that is over, or whose address a person has by now, is none any more. */
async function admit(ctx: Ctx, tx: Transaction, id: string, personId: string): Promise<void> {
  const registration = await tx.lock(Registration, id);
  if (registration.expiresAt <= ctx.now || !(await admitCandidate(ctx, tx, personId, registration)))
    throw new DomainError('resource.missing');
  // Others with the same address have lost it.
  await tx.execute('delete from identity.registration where organization_id = $1 and email = $2', [registration.email]);
}
