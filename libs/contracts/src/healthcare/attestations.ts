/** What everybody in healthcare attests once a year: the yearly HIPAA training, and the confidentiality statement. */
export const attestationKinds = ['training', 'statement'] as const;
export type AttestationKind = (typeof attestationKinds)[number];

/** Days an attestation lasts. Once a year is our rule; the law says periodic. */
export const ATTESTED_DAYS = 365;
