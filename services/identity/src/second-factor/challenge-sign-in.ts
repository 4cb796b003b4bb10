import type { SignInChallenge } from '@talent-os/contracts/identity/factors.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { askOptions } from '../passkeys/options.js';
import { credentialsOf } from '../passkeys/passkeys.queries.js';
import { relyingParty } from '../passkeys/relying-party.js';
import type { Origin } from '../attempts/attempts.js';
import { issueChallenge } from '../challenges/challenges.js';
import { methodsOf } from './factor.rules.js';
import { factorsOf } from './factors.queries.js';

type SigningIn = {
  readonly personId: string;
  readonly roleId: string;
  readonly device: Origin['device'];
  /** Where a provider came first. */ readonly ssoSignInId?: string;
};

/** What is still asked of somebody whose password was right. */
export async function challengeSignIn(ctx: Ctx, tx: Transaction, signingIn: SigningIn): Promise<SignInChallenge> {
  const challenge = await issueChallenge(ctx, tx, 'sign-in', signingIn);
  const methods = methodsOf(await factorsOf(tx, signingIn.personId));
  const credentials = relyingParty() ? await credentialsOf(tx, signingIn.personId) : [];
  const passkey = credentials.length > 0 ? await askOptions(challenge, credentials, 'preferred') : null;
  return { challenge, methods: passkey ? methods : methods.filter((one) => one !== 'passkey'), passkey };
}
