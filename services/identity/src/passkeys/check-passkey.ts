import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import {
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type VerifiedAuthenticationResponse,
} from '@simplewebauthn/server';
import { missing } from '../challenges/missing.js';
import { Passkey } from './passkey.entity.js';
import { relyingParty } from './relying-party.js';

/** What a browser brings from a device, in the JSON of WebAuthn, unchecked. */
export type CredentialAnswer = Readonly<Record<string, unknown>>;

type Presented = {
  readonly personId: string;
  readonly challenge: string | undefined;
  readonly credential: CredentialAnswer | undefined;
  /** The device has seen its owner, by a finger or a code: needed where no password was. */
  readonly verifiesOwner?: boolean;
};

/** Checks that a device of the person has signed the challenge, and counts the use. `auth.passkey` where it has not. */
export async function checkPasskey(
  ctx: Ctx,
  tx: Transaction,
  { personId, challenge, credential, verifiesOwner = false }: Presented,
): Promise<void> {
  if (!credential) return missing('credential', 'Please use your passkey');
  if (!challenge) return missing('challenge', 'Please begin again');
  const held = await tx.find(Passkey, { personId, credentialId: String(credential['id']) });
  if (!held) throw new DomainError('auth.passkey');
  const passkey = await tx.lock(Passkey, held.id);
  const { newCounter } = await verify(passkey, challenge, credential, verifiesOwner);
  await tx.update(Passkey, passkey, { counter: newCounter, lastUsedAt: ctx.now });
}

async function verify(
  { credentialId, publicKey, counter, transports }: Passkey,
  expectedChallenge: string,
  credential: CredentialAnswer,
  requireUserVerification: boolean,
): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
  const party = relyingParty();
  if (!party) throw new DomainError('passkey.unavailable');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: transports as AuthenticatorTransportFuture[],
      },
    });
    if (verified) return authenticationInfo;
  } catch {
    // The library throws for whatever is wrong with an answer: a counter that went back, a foreign origin, no JSON of WebAuthn.
  }
  throw new DomainError('auth.passkey');
}
