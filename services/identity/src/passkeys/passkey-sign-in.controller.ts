import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { signInFailed } from '@talent-os/contracts/identity/sign-in-events.js';
import { beginPasskeySignIn, signInWithPasskey } from '@talent-os/contracts/identity/passkeys.js';
import { DomainError, Handles, PLATFORM_ORGANIZATION, type Ctx } from '@talent-os/service-kit';
import { SigningKeys } from '../keys/signing-keys.js';
import { accountOf } from '../people/account.queries.js';
import { startingRole } from '../people/principal.rules.js';
import { issueChallenge, openChallenge, useChallenge } from '../challenges/challenges.js';
import { answerOpened, type SessionAnswer } from '../sessions/session-answer.js';
import { setToken } from '../sessions/start-session.js';
import { deviceOf } from '../attempts/attempts.js';
import { enter } from '../sessions/enter.js';
import { checkPasskey } from './check-passkey.js';
import { askOptions, requireParty } from './options.js';
import { holderIn } from './relying-party.js';

/** Signing in without a name and a password: the device knows whose passkey it holds, and has verified its owner. */
@Controller()
export class PasskeySignInController {
  constructor(private readonly keys: SigningKeys) {}

  @Handles(beginPasskeySignIn)
  async begin(_: Input<typeof beginPasskeySignIn>, ctx: Ctx): Promise<Output<typeof beginPasskeySignIn>> {
    requireParty();
    const home = ctx.forOrganization(PLATFORM_ORGANIZATION);
    const challenge = await home.db.write((tx) => issueChallenge(home, tx, 'passkey-sign-in', {}), 'bookkeeping');
    return { challenge, passkey: await askOptions(challenge, [], 'required') };
  }

  @Handles(signInWithPasskey)
  async signIn({ challenge, credential }: Input<typeof signInWithPasskey>, ctx: Ctx): Promise<SessionAnswer> {
    const { inside: home } = await openChallenge(ctx, 'passkey-sign-in', challenge);
    // Used whatever comes of it: the answer lies in another organization, whose transaction is another.
    await home.db.write((tx) => useChallenge(home, tx, 'passkey-sign-in', challenge), 'bookkeeping');
    const holder = holderIn(userHandleIn(credential));
    if (!holder) throw new DomainError('auth.passkey');
    const asThem = ctx.forOrganization(holder.organizationId, holder.personId);
    const account = await accountOf(asThem.db, holder.personId);
    const role = account?.active ? startingRole(account.roles) : undefined;
    if (!account || !role) throw new DomainError('auth.passkey');
    const device = await deviceOf(asThem, account.id);
    const opened = await asThem.db
      .write(async (tx) => {
        await checkPasskey(asThem, tx, { personId: account.id, challenge, credential, verifiesOwner: true });
        return enter(asThem, tx, account.id, role, device);
      })
      .catch(async (error: unknown) => {
        if (error instanceof DomainError && error.code === 'auth.passkey')
          await asThem.db.write(async () => asThem.emit(signInFailed, { userId: account.id, locked: false }));
        throw error;
      });
    setToken(ctx, opened.token, opened.session, opened.account);
    return answerOpened(asThem, this.keys, opened);
  }
}

/** Whom the device says it signs for. */
function userHandleIn({ response }: Readonly<Record<string, unknown>>): string | undefined {
  const handle = typeof response === 'object' && response !== null && 'userHandle' in response && response.userHandle;
  return typeof handle === 'string' ? handle : undefined;
}
