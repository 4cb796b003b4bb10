import type { CredentialKind } from '@talent-os/contracts/healthcare/credentials.js';

/** `months`: how long it is issued for. `share`: how many of the people of its kind hold it. */
export type CredentialRow = {
  readonly name: string;
  readonly kind: CredentialKind;
  readonly issuer: string;
  readonly prefix: string;
  readonly months: number;
  readonly share: number;
};

const row = (
  name: string,
  kind: CredentialKind,
  issuer: string,
  prefix: string,
  months: number,
  share: number,
): CredentialRow => ({ name, kind, issuer, prefix, months, share });

const BLS = row('Basic Life Support (BLS)', 'certification', 'Heart Care Association', 'BLS', 24, 1);
const FLU = row('Influenza immunization', 'immunization', 'Occupational Health', 'FLU', 12, 0.92);

export const NURSING: readonly CredentialRow[] = [
  row('Registered Nurse License', 'license', 'State Board of Nursing', 'RN', 24, 1),
  BLS,
  row('Advanced Cardiovascular Life Support (ACLS)', 'certification', 'Heart Care Association', 'ACLS', 24, 0.7),
  row('Pediatric Advanced Life Support (PALS)', 'certification', 'Heart Care Association', 'PALS', 24, 0.3),
  row('Critical Care Registered Nurse (CCRN)', 'certification', 'Critical Care Nurses Board', 'CCRN', 36, 0.25),
  FLU,
];

export const RESPIRATORY: readonly CredentialRow[] = [
  row('Respiratory Care Practitioner License', 'license', 'State Respiratory Care Board', 'RCP', 24, 1),
  BLS,
  row('Neonatal Resuscitation Program (NRP)', 'certification', 'Pediatrics Academy', 'NRP', 24, 0.4),
  FLU,
];
