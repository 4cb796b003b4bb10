import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { login } from '@talent-os/contracts/identity/auth.js';
import { signInFailed } from '@talent-os/contracts/identity/sign-in-events.js';
import { Handles, PLATFORM_ORGANIZATION, DomainError, type Ctx } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { askerOf, NOBODYS_HASH, verifyPassword } from '../crypto/password.js';
import { accountOf, type Account } from '../people/account.queries.js';
import { startingRole } from '../people/principal.rules.js';
import { answerOpened } from '../sessions/session-answer.js';
import { challengeSignIn } from '../second-factor/challenge-sign-in.js';
import { setToken } from '../sessions/start-session.js';
import { countAttempt, deviceOf, forgetAttempts, isLocked, subjectOf } from '../attempts/attempts.js';
import { enter } from '../sessions/enter.js';
import { ownerOf, type Owner } from './sign-in-index.queries.js';

/** Stands for everybody an address does not belong to, so that an unknown one takes the same way as a known one. */
const NOBODY: Owner = { organizationId: PLATFORM_ORGANIZATION, userId: '00000000-0000-7000-8000-000000000000' };

const REFUSED = { admitted: false, locks: true };

type Form = Input<typeof login>;

@Controller()
export class SignInController {
  constructor(private readonly keys: SigningKeys) {}

  @Handles(login)
  async login(form: Form, ctx: Ctx): Promise<Output<typeof login>> {
    const owner = (await ownerOf(ctx.db, form.email)) ?? NOBODY;
    // Until the password is right nobody has acted: what is recorded so far names no actor.
    const inside = ctx.forOrganization(owner.organizationId);
    const account = await accountOf(inside.db, owner.userId);
    const origin = { subject: subjectOf(form.email), device: await deviceOf(inside, owner.userId) };
    const { admitted, locks } = (await isLocked(inside, origin)) ? REFUSED : await countAttempt(inside, origin);
    const matches = await verifyPassword(
      form.password,
      (admitted && account?.passwordHash) || NOBODYS_HASH,
      askerOf(ctx),
    );
    const role = account && matches && mayEnter(account, form) ? startingRole(account.roles, form.industry) : undefined;
    if (!admitted) throw new DomainError('auth.locked');
    if (!account || !role) {
      await inside.db.write(async () => inside.emit(signInFailed, { userId: account?.id ?? null, locked: locks }));
      throw new DomainError('auth.credentials');
    }
    const asThem = ctx.forOrganization(owner.organizationId, account.id);
    if (account.hasFactor) {
      return asThem.db.write(async (tx) => {
        // The password was right; wrong codes are counted apart.
        await forgetAttempts(tx, origin);
        return challengeSignIn(asThem, tx, { personId: account.id, roleId: role.roleId, device: origin.device });
      });
    }
    const opened = await asThem.db.write(async (tx) => {
      await forgetAttempts(tx, origin);
      return enter(asThem, tx, account.id, role, origin.device);
    });
    setToken(ctx, opened.token, opened.session, opened.account);
    return answerOpened(asThem, this.keys, opened);
  }
}

/** The platform named in the form must be the organization's; a wrong one is told apart from a wrong password by nobody. */
const mayEnter = ({ active, organization }: Account, { deployment }: Form) =>
  active && (deployment === undefined || deployment === organization.deploymentContext);
