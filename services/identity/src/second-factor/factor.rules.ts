import type { FactorMethod, ProofMethod } from '@talent-os/contracts/identity/factors.js';

/** What a person has beside the password. */
export type FactorCounts = {
  readonly totp: boolean;
  readonly passkeys: number;
  /** Unused ones. */
  readonly recoveryCodes: number;
};

/** What answers a challenge for somebody; nothing where the password is all they have. */
export function methodsOf({ totp, passkeys, recoveryCodes }: FactorCounts): FactorMethod[] {
  if (!totp && passkeys === 0) return [];
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
  ];
}

/** What proves once more who somebody is: the password only where nothing better is set up. */
export function proofsOf(counts: FactorCounts): ProofMethod[] {
  const methods = methodsOf(counts);
  return methods.length > 0 ? methods : ['password'];
}
