import { Controller } from '@nestjs/common';
import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Input, Output } from '@talent-os/contracts';
import { factorChanged } from '@talent-os/contracts/identity/factor-events.js';
import { PASSKEYS_MOST } from '@talent-os/contracts/identity/factors.js';
import {
  beginPasskeyEnrollment,
  enrollPasskey,
  removePasskey,
  renamePasskey,
} from '@talent-os/contracts/identity/passkeys.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { accountOf } from '../people/account.queries.js';
import { issueChallenge, openChallenge, useChallenge } from '../challenges/challenges.js';
import { giveFirstCodes } from './give-codes.js';
import { keepRequired } from './keep-required.js';
import type { CredentialAnswer } from '../passkeys/check-passkey.js';
import { makeOptions, requireParty } from '../passkeys/options.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { credentialsOf } from '../passkeys/passkeys.queries.js';

@Controller()
export class PasskeysController {
  @Handles(beginPasskeyEnrollment)
  async begin(_: Input<typeof beginPasskeyEnrollment>, ctx: Ctx): Promise<Output<typeof beginPasskeyEnrollment>> {
    requireParty();
    const held = await credentialsOf(ctx.db, ctx.userId);
    if (held.length >= PASSKEYS_MOST) throw new DomainError('passkey.limit');
    const account = (await accountOf(ctx.db, ctx.userId))!;
    const challenge = await ctx.db.write((tx) => issueChallenge(ctx, tx, 'passkey', { personId: ctx.userId }));
    return { challenge, passkey: await makeOptions(challenge, account, held) };
  }

  @Handles(enrollPasskey)
  async enroll(
    { challenge, name, credential }: Input<typeof enrollPasskey>,
    ctx: Ctx,
  ): Promise<Output<typeof enrollPasskey>> {
    const { personId } = await openChallenge(ctx, 'passkey', challenge);
    if (personId !== ctx.userId) throw new DomainError('auth.challenge');
    const made = await verifyMade(challenge, credential);
    return ctx.db.write(async (tx) => {
      await useChallenge(ctx, tx, 'passkey', challenge);
      await tx.advisoryLock(`passkeys/${personId}`);
      const held = await credentialsOf(tx, personId);
      if (held.length >= PASSKEYS_MOST) throw new DomainError('passkey.limit');
      if (held.some(({ id }) => id === made.credentialId)) throw new DomainError('auth.passkey');
      const { id, synced } = await tx.insert(Passkey, { personId, name, ...made });
      ctx.emit(factorChanged, { userId: personId, method: 'passkey', how: 'added' });
      const passkey = { id, name, createdAt: ctx.now.toISOString(), lastUsedAt: null, synced };
      return { passkey, recoveryCodes: await giveFirstCodes(ctx, tx) };
    });
  }

  @Handles(renamePasskey)
  async rename({ passkeyId, name }: Input<typeof renamePasskey>, ctx: Ctx): Promise<Output<typeof renamePasskey>> {
    await ctx.db.write(async (tx) => {
      await tx.update(Passkey, await tx.lock(Passkey, { id: passkeyId, personId: ctx.userId }), { name });
      ctx.emit(factorChanged, { userId: ctx.userId, method: 'passkey', how: 'renamed' });
    });
    return {};
  }

  @Handles(removePasskey)
  async remove({ passkeyId }: Input<typeof removePasskey>, ctx: Ctx): Promise<Output<typeof removePasskey>> {
    await ctx.db.write(async (tx) => {
      await tx.remove(Passkey, await tx.lock(Passkey, { id: passkeyId, personId: ctx.userId }));
      await keepRequired(ctx, tx);
      ctx.emit(factorChanged, { userId: ctx.userId, method: 'passkey', how: 'removed' });
    });
    return {};
  }
}

type MadePasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'>;

/** What a device has made for the challenge. `auth.passkey` where it did not, or not for this installation. */
async function verifyMade(expectedChallenge: string, answer: CredentialAnswer): Promise<MadePasskey> {
  const { id: expectedRPID, origin: expectedOrigin } = requireParty();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new DomainError('auth.passkey');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).map(String).slice(0, 8),
    synced: credentialBackedUp,
  };
}
