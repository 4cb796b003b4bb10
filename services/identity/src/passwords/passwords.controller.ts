import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { passwordChanged } from '@talent-os/contracts/identity/sign-in-events.js';
import { planPasswordReset } from '@talent-os/contracts/identity/jobs.js';
import {
  changePassword,
  requestPasswordReset,
  resetMessages,
  resetPassword,
  WRONG_PASSWORD,
} from '@talent-os/contracts/identity/passwords.js';
import { Handles, DomainError, PLATFORM_ORGANIZATION, type Ctx } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { openLink, useLink } from '../links/links.js';
import { mailSettings } from '../mail/mail-settings.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { startingRole } from '../people/principal.rules.js';
import { answerOpened } from '../sessions/session-answer.js';
import { setToken, startSession } from '../sessions/start-session.js';
import { challengeSignIn } from '../second-factor/challenge-sign-in.js';
import { endSessionsOf } from '../sessions/revoke.js';
import { countAttempt, forgetAttempts, subjectOf } from '../attempts/attempts.js';
import { hashNewPassword } from './new-password.js';
import { askerOf, NOBODYS_HASH, verifyPassword } from '../crypto/password.js';

@Controller()
export class PasswordsController {
  constructor(private readonly keys: SigningKeys) {}

  /** Whether somebody has the address is looked up later, by a job: neither the answer nor its time tells. */
  @Handles(requestPasswordReset)
  async request({ email }: Input<typeof requestPasswordReset>, ctx: Ctx): Promise<Output<typeof requestPasswordReset>> {
    if (mailSettings().server === undefined) return { message: resetMessages.byHand };
    const home = ctx.forOrganization(PLATFORM_ORGANIZATION);
    await home.db.write(async () => home.enqueue(planPasswordReset, { email }), 'bookkeeping');
    return { message: resetMessages.mailed };
  }

  /** Whoever has the mailbox is the person: all their sessions end, and a lock of their address with them. */
  @Handles(resetPassword)
  async reset({ token, password }: Input<typeof resetPassword>, ctx: Ctx): Promise<Output<typeof resetPassword>> {
    const { inside, subjectId } = await openLink(ctx, 'reset', token);
    const account = await accountOf(inside.db, subjectId);
    const role = account?.active ? startingRole(account.roles) : undefined;
    if (!account || !role) throw new DomainError('auth.link');
    const passwordHash = await hashNewPassword(password, ctx);
    const asThem = ctx.forOrganization(inside.organizationId, subjectId);
    const subject = subjectOf(account.email);
    const opened = await asThem.db.write(async (tx) => {
      await useLink(asThem, tx, 'reset', token);
      await tx.update(Person, await tx.lock(Person, subjectId), { passwordHash });
      await endSessionsOf(asThem, tx, subjectId, 'password-changed');
      await forgetAttempts(tx, { subject, device: 'unknown' });
      await forgetAttempts(tx, { subject, device: 'known' });
      asThem.emit(passwordChanged, { userId: subjectId, how: 'reset' });
      // The link is as good as the password, and no better.
      return account.hasFactor
        ? challengeSignIn(asThem, tx, { personId: subjectId, roleId: role.roleId, device: 'unknown' })
        : startSession(asThem, tx, subjectId, role);
    });
    if ('challenge' in opened) return opened;
    setToken(ctx, opened.token, opened.session, opened.account);
    return answerOpened(asThem, this.keys, opened);
  }

  /** Guessing the present password counts like guessing it at the door. */
  @Handles(changePassword)
  async change(
    { currentPassword, password }: Input<typeof changePassword>,
    ctx: Ctx,
  ): Promise<Output<typeof changePassword>> {
    const account = (await accountOf(ctx.db, ctx.userId))!;
    const origin = { subject: subjectOf(account.email), device: 'known' } as const;
    const { admitted } = await countAttempt(ctx, origin);
    if (!admitted) throw new DomainError('auth.locked');
    if (!(await verifyPassword(currentPassword, account.passwordHash ?? NOBODYS_HASH, askerOf(ctx))))
      throw new DomainError('request.invalid', [{ field: 'currentPassword', message: WRONG_PASSWORD }]);
    const passwordHash = await hashNewPassword(password, ctx);
    const ended = await ctx.db.write(async (tx) => {
      await tx.update(Person, await tx.lock(Person, ctx.userId), { passwordHash });
      await forgetAttempts(tx, origin);
      ctx.emit(passwordChanged, { userId: ctx.userId, how: 'changed' });
      return endSessionsOf(ctx, tx, ctx.userId, 'password-changed', ctx.principal.sessionId);
    });
    return { ended };
  }
}
