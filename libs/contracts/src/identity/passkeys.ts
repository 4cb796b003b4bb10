import { z } from 'zod';
import { operation } from '../define.js';
import { noContent, uuid } from '../paging.js';
import { Session } from './auth.js';
import { newDeviceSeen, signedIn, signInFailed } from './sign-in-events.js';
import { factorChanged, recoveryCodesMade } from './factor-events.js';
import { ChallengeToken, WebAuthnJson } from './factors.js';
import { Passkey } from './second-factor.js';
import { lineText } from '../text.js';

const own = { access: 'signed-in', whileEnrolling: true } as const;
const atTheDoor = { access: 'public', effect: 'write', rate: 'sign-in', refreshCookie: true } as const;
const name = lineText().min(2, 'Please name the passkey').max(60);

export const beginPasskeySignIn = operation('identity.passkeys.beginSignIn', {
  ...atTheDoor,
  http: 'POST /api/auth/passkey/options',
  summary: 'What a browser is to ask whichever passkey the person has, to sign in without a password',
  input: z.object({}),
  output: z.object({ challenge: ChallengeToken, passkey: WebAuthnJson }),
  maxBodyBytes: 1024,
  errors: ['passkey.unavailable'],
});

export const signInWithPasskey = operation('identity.passkeys.signIn', {
  ...atTheDoor,
  http: 'POST /api/auth/passkey',
  summary: 'Sign in with a passkey that has verified its owner, in the browser that asked; sets the refresh cookie',
  input: z.object({ challenge: ChallengeToken, credential: WebAuthnJson }),
  output: Session,
  events: () => [signInFailed, signedIn, newDeviceSeen],
  maxBodyBytes: 16 * 1024,
  errors: ['auth.challenge', 'auth.passkey'],
});

export const beginPasskeyEnrollment = operation('identity.passkeys.beginEnrollment', {
  ...own,
  http: 'POST /api/identity/passkeys/options',
  summary: 'What my browser is to ask the device that makes a passkey',
  input: z.object({}),
  output: z.object({ challenge: ChallengeToken, passkey: WebAuthnJson }),
  effect: 'write',
  stepUp: true,
  errors: ['passkey.limit', 'passkey.unavailable'],
});

export const enrollPasskey = operation('identity.passkeys.enroll', {
  ...own,
  http: 'POST /api/identity/passkeys',
  summary: 'Keep a passkey my device has made; answers ten recovery codes where I have none',
  input: z.object({ challenge: ChallengeToken, name, credential: WebAuthnJson }),
  output: z.object({ passkey: Passkey, recoveryCodes: z.array(z.string()).nullable() }),
  effect: 'write',
  events: () => [factorChanged, recoveryCodesMade],
  success: 201,
  stepUp: true,
  errors: ['auth.challenge', 'auth.passkey', 'passkey.limit'],
});

export const renamePasskey = operation('identity.passkeys.rename', {
  ...own,
  http: 'PATCH /api/identity/passkeys/:passkeyId',
  summary: 'Call a passkey of mine otherwise',
  input: z.object({ passkeyId: uuid(), name }),
  ...noContent,
  effect: 'write',
  events: () => [factorChanged],
  errors: ['resource.missing'],
});

export const removePasskey = operation('identity.passkeys.remove', {
  ...own,
  http: 'DELETE /api/identity/passkeys/:passkeyId',
  summary: 'Remove a passkey of mine: nobody signs in with it any more',
  input: z.object({ passkeyId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [factorChanged],
  stepUp: true,
  errors: ['resource.missing', 'factor.required'],
});
