import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorTransportFuture,
} from '@simplewebauthn/server';
import { CHALLENGE_LIFE_MS } from '@talent-os/contracts/identity/factors.js';
import { fullName } from '@talent-os/contracts/identity/full-name.js';
import { DomainError } from '@talent-os/service-kit';
import type { Account } from '../people/account.queries.js';
import type { KnownCredential } from './passkeys.queries.js';
import { relyingParty, RELYING_PARTY_NAME, userHandleOf } from './relying-party.js';

type Options = Record<string, unknown>;

const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));
const known = (credentials: readonly KnownCredential[]) =>
  credentials.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransportFuture[] }));

/** The name passkeys are made for. `passkey.unavailable` where the installation has none. */
export const requireParty = () => {
  const party = relyingParty();
  if (!party) throw new DomainError('passkey.unavailable');
  return party;
};

/**
 * What a browser is to ask a person's passkeys or, where none are named, whichever there is. Where no password came
 * before, the device has to verify its owner.
 */
export const askOptions = async (
  challenge: string,
  credentials: readonly KnownCredential[],
  userVerification: 'required' | 'preferred',
): Promise<Options> => ({
  ...(await generateAuthenticationOptions({
    rpID: requireParty().id,
    challenge: bytesOf(challenge),
    allowCredentials: known(credentials),
    userVerification,
    timeout: CHALLENGE_LIFE_MS,
  })),
});

/** What a browser is to ask the device that makes a passkey: one that can be found without a name, and none it has already. */
export const makeOptions = async (
  challenge: string,
  { id: personId, email, firstName, lastName, organization }: Account,
  credentials: readonly KnownCredential[],
): Promise<Options> => ({
  ...(await generateRegistrationOptions({
    rpID: requireParty().id,
    rpName: RELYING_PARTY_NAME,
    userID: userHandleOf({ organizationId: organization.id, personId }),
    userName: email,
    userDisplayName: fullName({ firstName, lastName }),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: known(credentials),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    timeout: CHALLENGE_LIFE_MS,
  })),
});
