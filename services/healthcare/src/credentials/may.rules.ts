import { holderActions, verifierActions, type CredentialStatus } from '@talent-os/contracts/healthcare/credentials.js';
import { addDays } from '@talent-os/service-kit/calendar';
import type { CredentialFacts } from './credential.rules.js';
import { refusalOf, type Step } from './verification.rules.js';

const HOLDER = 'holder';
const VERIFIER = 'verifier';
export const EXAMPLE_DAY = '2026-06-15';
const LATER = addDays(EXAMPLE_DAY, 400);
const VERIFIED = '2026-01-01T00:00:00Z';

const facts = (
  ends: number,
  verifiedAt: string | null = VERIFIED,
  revokedAt: string | null = null,
): CredentialFacts => ({
  expirationDate: addDays(EXAMPLE_DAY, ends),
  verifiedAt,
  revokedAt,
});

/** A credential in each status, on a day as good as any: the rules ask for nothing that its status does not say. */
export const examples: Readonly<Record<CredentialStatus, CredentialFacts>> = {
  active: facts(300),
  expiring: facts(10),
  expired: facts(-1),
  revoked: facts(300, VERIFIED, VERIFIED),
  pending_verification: facts(300, null),
};

const steps = {
  renew: { kind: 'renew', by: HOLDER, expirationDate: LATER },
  withdraw: { kind: 'withdraw', by: HOLDER },
  verify: { kind: 'verify', by: VERIFIER, method: 'primary_source', reference: 'A1' },
  reject: { kind: 'reject', by: VERIFIER, reason: 'Unreadable' },
  revoke: { kind: 'revoke', by: VERIFIER, reason: 'Lapsed' },
} as const satisfies Record<(typeof holderActions)[number] | (typeof verifierActions)[number], Step>;

const allowed =
  (status: CredentialStatus, waits: boolean, own: boolean) =>
  (action: keyof typeof steps): boolean => {
    const credential = { ...examples[status], userId: own ? VERIFIER : HOLDER };
    return !refusalOf(credential, waits ? { expirationDate: LATER, number: 'A2' } : null, steps[action], EXAMPLE_DAY);
  };

/** What its holder may do with a credential; `waits`: a renewal of it is looked at. */
export const mayOfHolder = (status: CredentialStatus, waits: boolean) => ({
  do: holderActions.filter(allowed(status, waits, false)),
});

/** What whoever verifies may do with a credential; `own`: it is theirs. */
export const mayOfVerifier = (status: CredentialStatus, waits: boolean, own: boolean) => ({
  do: verifierActions.filter(allowed(status, waits, own)),
});
