import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';

/** A role of an industry: what it is called, does, and takes. Levels of skills are 1 to 5. */
export type CareerRow = {
  readonly title: string;
  /** In one line. */
  readonly about: string;
  /** People begin here. */
  readonly entry?: true;
  readonly skills: Readonly<Record<string, number>>;
  readonly requirements?: readonly HardRequirement[];
};

/** How people come from role to role, by the keys of both, and in how many months that is planned. */
export type CareerData = {
  readonly roles: Readonly<Record<string, CareerRow>>;
  readonly steps: readonly (readonly [from: string, to: string, months: number])[];
};
