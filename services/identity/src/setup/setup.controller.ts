import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { administratorSetUp } from '@talent-os/contracts/identity/events.js';
import { redeemSetup } from '@talent-os/contracts/identity/links.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { openLink, useLink } from '../links/links.js';
import { hashNewPassword } from '../passwords/new-password.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { startingRole } from '../people/principal.rules.js';
import { answerOpened, type SessionAnswer } from '../sessions/session-answer.js';
import { setToken, startSession } from '../sessions/start-session.js';

@Controller()
export class SetupController {
  constructor(private readonly keys: SigningKeys) {}

  /** The bearer of the link is the administrator: the operator has given it to them. */
  @Handles(redeemSetup)
  async redeem({ token, firstName, lastName, password }: Input<typeof redeemSetup>, ctx: Ctx): Promise<SessionAnswer> {
    const { inside, subjectId } = await openLink(ctx, 'setup', token);
    const account = await accountOf(inside.db, subjectId);
    const role = account?.active ? startingRole(account.roles) : undefined;
    if (!account || !role) throw new DomainError('auth.link');
    const passwordHash = await hashNewPassword(password, ctx);
    const asThem = ctx.forOrganization(inside.organizationId, subjectId);
    const opened = await asThem.db.write(async (tx) => {
      await useLink(asThem, tx, 'setup', token);
      await tx.update(Person, await tx.lock(Person, subjectId), { firstName, lastName, passwordHash });
      asThem.emit(administratorSetUp, { userId: subjectId });
      return startSession(asThem, tx, subjectId, role);
    });
    setToken(ctx, opened.token, opened.session, opened.account);
    return answerOpened(asThem, this.keys, opened);
  }
}
