import type { Principal } from './principal.js';

/** How long somebody counts as seen at the keyboard after they proved who they are, in milliseconds. */
export const PROOF_MS = 5 * 60_000;
/** What clocks of two machines may differ by, in milliseconds. */
const SKEW_MS = 5_000;

/** Whether the caller proved within the last minutes who they are. `now` in milliseconds since 1970. */
export const isProven = ({ provedAt }: Pick<Principal, 'provedAt'>, now: number): boolean =>
  provedAt !== undefined && now - provedAt <= PROOF_MS && provedAt <= now + SKEW_MS;

type Guarded = { readonly stepUp?: true; readonly whileEnrolling?: true; readonly access: unknown };

/** What an admitted caller still has to do before an operation, by the code of its refusal; nothing where they may go on. */
export function missingProof(
  { stepUp, whileEnrolling, access }: Guarded,
  principal: Principal,
  now: number,
): 'auth.enroll' | 'auth.step-up' | undefined {
  if (principal.mustEnroll && !whileEnrolling && access !== 'public' && access !== 'internal') return 'auth.enroll';
  return stepUp && !isProven(principal, now) ? 'auth.step-up' : undefined;
}
