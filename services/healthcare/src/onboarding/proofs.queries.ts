import { ATTESTED_DAYS } from '@talent-os/contracts/healthcare/attestations.js';
import type { Proof } from '@talent-os/contracts/talent/onboarding-states.js';

/** Proofs of onboarding that are given here, and without which nobody works a shift. */
export const shiftProofs: readonly Proof[] = ['licence', 'hipaa'];

/** Whether a person holds a valid licence on a day. A document alone proves none: its issuer was asked. */
export const hasLicence = (person: string, day: string) => `exists (
  select 1 from healthcare.credential c where c.organization_id = $1 and c.user_id = ${person} and c.kind = 'license'
    and c.verified_by = 'primary_source' and c.revoked_at is null and c.expiration_date >= ${day}::date)`;

/** Whether a person has done the HIPAA training of the year before a day. */
export const hasTraining = (person: string, day: string) => `exists (
  select 1 from healthcare.attestation t where t.organization_id = $1 and t.user_id = ${person} and t.kind = 'training'
    and t.attested_on >= ${day}::date - ${ATTESTED_DAYS})`;

/** Whether onboarding holds a person back on a day: for a proof it waits for and that is not here by now either. */
export const isHeldBack = (person: string, day: string) => `exists (
  select 1 from healthcare.onboarding_hold h where h.organization_id = $1 and h.user_id = ${person}
    and (('licence' = any(h.proofs) and not ${hasLicence(person, day)})
      or ('hipaa' = any(h.proofs) and not ${hasTraining(person, day)})))`;
