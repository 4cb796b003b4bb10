import { z } from 'zod';
import { operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { Session } from './auth.js';
import { newDeviceSeen, signedIn, signInFailed } from './sign-in-events.js';
import { factorChanged, provedAgain, recoveryCodesMade, recoveryCodeUsed } from './factor-events.js';
import { ChallengeToken, factorMethods, proofMethods, secondFactorPolicies, WebAuthnJson } from './factors.js';

const Code = z.string('Please type the code').trim().min(6, 'Please type the whole code').max(20);
const own = { access: 'signed-in', whileEnrolling: true } as const;
const answer = { code: Code.optional(), credential: WebAuthnJson.optional() };

export const answerChallenge = operation('identity.auth.answerChallenge', {
  http: 'POST /api/auth/login/factor',
  access: 'public',
  summary: 'Finish a sign-in with a code or a passkey, in the browser that typed the password; sets the refresh cookie',
  input: z.object({ challenge: ChallengeToken, method: z.enum(factorMethods), ...answer }),
  output: Session,
  effect: 'write',
  events: () => [signInFailed, signedIn, newDeviceSeen, recoveryCodeUsed],
  rate: 'sign-in',
  maxBodyBytes: 16 * 1024,
  refreshCookie: true,
  errors: ['auth.challenge', 'auth.code', 'auth.codeUsed', 'auth.passkey', 'auth.locked'],
});

export const beginStepUp = operation('identity.stepUp.begin', {
  ...own,
  http: 'POST /api/auth/step-up/options',
  summary: 'How I can prove once more who I am, and what my browser is to ask my passkeys',
  input: z.object({}),
  output: z.object({
    methods: z.array(z.enum(proofMethods)),
    challenge: ChallengeToken.nullable(),
    passkey: WebAuthnJson.nullable(),
  }),
  effect: 'write',
});

export const proveAgain = operation('identity.stepUp.prove', {
  ...own,
  http: 'POST /api/auth/step-up',
  summary: 'Prove once more who I am; the access token it answers opens what asks for that for five minutes',
  input: z.object({
    method: z.enum(proofMethods),
    password: z.string().min(1, 'Please type your password').max(128).optional(),
    ...answer,
    challenge: ChallengeToken.optional(),
  }),
  output: Session,
  effect: 'write',
  events: () => [provedAgain, signInFailed, recoveryCodeUsed],
  rate: 'sign-in',
  maxBodyBytes: 16 * 1024,
  errors: [
    'auth.password',
    'auth.challenge',
    'auth.code',
    'auth.codeUsed',
    'auth.passkey',
    'auth.locked',
    'factor.method',
  ],
});

/** What a gateway names with `auth.step-up`. */
export const listProofMethods = operation('identity.stepUp.methods', {
  http: 'none',
  access: 'internal',
  summary: 'How the caller can prove who they are',
  input: z.object({}),
  output: z.object({ methods: z.array(z.enum(proofMethods)) }),
  effect: 'read',
});

export const Passkey = z.object({
  id: uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
  /** The maker of the device keeps a copy: it is on the person’s other devices too. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const getSecondFactor = operation('identity.secondFactor.get', {
  ...own,
  http: 'GET /api/identity/second-factor',
  summary: 'My second factors, and what my organization asks for',
  input: z.object({}),
  output: z.object({
    /** Since when an authenticator app is set up; null where none is. */
    totpSince: instant.nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int().min(0),
    policy: z.enum(secondFactorPolicies),
    /** The organization asks me for a second factor. */
    required: z.boolean(),
    /** Until when I may go on without; null where none is missing. */
    enrollBy: instant.nullable(),
    /** Passkeys need an installation with a name: an address of numbers has none. */
    passkeysAvailable: z.boolean(),
  }),
  effect: 'read',
});

const codes = z.object({
  /** Shown this once; null where there are some already. */
  recoveryCodes: z.array(z.string()).nullable(),
});

export const beginTotp = operation('identity.secondFactor.beginTotp', {
  ...own,
  http: 'POST /api/identity/second-factor/totp',
  summary: 'Get the secret for an authenticator app; it counts once a code of it was given',
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string() }),
  effect: 'write',
  stepUp: true,
  errors: ['factor.present'],
});

export const confirmTotp = operation('identity.secondFactor.confirmTotp', {
  ...own,
  http: 'POST /api/identity/second-factor/totp/confirm',
  summary: 'Set up the authenticator app with its first code; answers ten recovery codes where I have none',
  input: z.object({ code: Code }),
  output: codes,
  effect: 'write',
  events: () => [factorChanged, recoveryCodesMade, signInFailed],
  stepUp: true,
  rate: 'sign-in',
  errors: ['auth.code', 'auth.locked', 'factor.present', 'factor.missing'],
});

export const removeTotp = operation('identity.secondFactor.removeTotp', {
  ...own,
  http: 'DELETE /api/identity/second-factor/totp',
  summary: 'Remove my authenticator app',
  input: z.object({}),
  ...noContent,
  effect: 'write',
  events: () => [factorChanged],
  stepUp: true,
  errors: ['factor.missing', 'factor.required'],
});

export const makeRecoveryCodes = operation('identity.secondFactor.makeRecoveryCodes', {
  ...own,
  http: 'POST /api/identity/second-factor/recovery-codes',
  summary: 'Make ten new recovery codes, shown this once; the ones before them are worth nothing',
  input: z.object({}),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  effect: 'write',
  events: () => [recoveryCodesMade],
  stepUp: true,
  errors: ['factor.missing'],
});
