import { duplicateReasons, mergeFields, type MergeField } from '@talent-os/contracts/talent/candidates.js';

/** Digits a number has at least that tells people apart. */
const DIGITS = 7;

/** What two spellings of one number share; null where there is too little of it. */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  return digits.length >= DIGITS ? digits : null;
}

/** A record as far as it is compared with another; `family` is the last word of the name, folded. */
export type Comparable = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly headline: string;
  readonly family: string;
};
type Reason = (typeof duplicateReasons)[number];

const holds: Record<Reason, (one: Comparable, other: Comparable) => boolean> = {
  email: (one, other) => one.email !== null && one.email === other.email,
  phone: (one, other) => {
    const key = phoneKey(one.phone);
    return key !== null && key === phoneKey(other.phone) && one.family !== '' && one.family === other.family;
  },
};

/** Why two records may be one person; empty where nothing says so. Source: screens, section 7.3. */
export const duplicateReasonsOf = (one: Comparable, other: Comparable): Reason[] =>
  duplicateReasons.filter((reason) => holds[reason](one, other));

/** The fields a merge has to choose between. */
export const differingFields = (one: Comparable, other: Comparable): MergeField[] =>
  mergeFields.filter((field) => (one[field] ?? '') !== (other[field] ?? ''));
