import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { answerChallenge } from '@talent-os/contracts/identity/second-factor.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { accountOf } from '../people/account.queries.js';
import { roleWith, startingRole } from '../people/principal.rules.js';
import { answerOpened, type SessionAnswer } from '../sessions/session-answer.js';
import { setToken } from '../sessions/start-session.js';
import { enter } from '../sessions/enter.js';
import { openChallenge, useChallenge } from '../challenges/challenges.js';
import { withFactor } from './check-factor.js';

@Controller()
export class AnswerChallengeController {
  constructor(private readonly keys: SigningKeys) {}

  /** The second half of a sign-in, for the browser that did the first. */
  @Handles(answerChallenge)
  async answer({ challenge, ...answer }: Input<typeof answerChallenge>, ctx: Ctx): Promise<SessionAnswer> {
    const { inside, personId, roleId, device, ssoSignInId } = await openChallenge(ctx, 'sign-in', challenge);
    const account = personId ? await accountOf(inside.db, personId) : undefined;
    const role = account?.active ? (roleWith(account.roles, roleId ?? '') ?? startingRole(account.roles)) : undefined;
    if (!account || !role) throw new DomainError('auth.challenge');
    const asThem = ctx.forOrganization(inside.organizationId, account.id);
    const from = device ?? 'unknown';
    const opened = await withFactor(asThem, { account, device: from, challenge }, answer, async (tx) => {
      await useChallenge(asThem, tx, 'sign-in', challenge);
      return enter(
        asThem,
        tx,
        account.id,
        role,
        from,
        ssoSignInId ? { ssoSignInId, providerFactor: false } : undefined,
      );
    });
    setToken(ctx, opened.token, opened.session, opened.account);
    return answerOpened(asThem, this.keys, opened);
  }
}
