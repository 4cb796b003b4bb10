import { ATTESTED_DAYS, attestationKinds, type AttestationKind } from '@talent-os/contracts/healthcare/attestations.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** The last day each attestation was given. */
export type LastAttestations = Readonly<Record<AttestationKind, Day | null>>;

/** The day it is due again; nothing where it was never given. */
export const dueOf = (attestedOn: Day | null): Day | null => attestedOn && addDays(attestedOn, ATTESTED_DAYS);

export const isValid = (attestedOn: Day | null, today: Day) => attestedOn !== null && dueOf(attestedOn)! >= today;

/** Training at most 365 days old and statement signed as lately. */
export const isCompliant = (attested: LastAttestations, today: Day) =>
  attestationKinds.every((kind) => isValid(attested[kind], today));
