import { z } from 'zod';

/** What answers the challenge that follows a right password. */
export const factorMethods = ['totp', 'passkey', 'recovery'] as const;
export type FactorMethod = (typeof factorMethods)[number];
/** What proves again that it is the person; the password where they have no other factor. */
export const proofMethods = ['password', ...factorMethods] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** Who of an organization needs a second factor. */
export const secondFactorPolicies = ['off', 'administrators', 'everybody'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

/** Days somebody may go on without the second factor their organization asks for. */
export const GRACE_DAYS = 7;
/** Codes that are made together; each works once. */
export const RECOVERY_CODES = 10;
/** How long a challenge waits for its answer, in milliseconds. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;
export const PASSKEYS_MOST = 10;

export const ChallengeToken = z.string().regex(/^[A-Za-z0-9_-]{64}$/, 'This is not one of our challenges');
/** Options and credentials of WebAuthn in the JSON form of its specification (Level 3, 5.1.8 to 5.1.10). */
export const WebAuthnJson = z.record(z.string().max(60), z.unknown());

/** A right password was not enough. `passkey`: what the browser is to ask the person’s passkeys; null where they have none. */
export const SignInChallenge = z.object({
  challenge: ChallengeToken,
  methods: z.array(z.enum(factorMethods)),
  passkey: WebAuthnJson.nullable(),
});
export type SignInChallenge = z.infer<typeof SignInChallenge>;
