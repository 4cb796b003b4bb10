import type { Role } from '@talent-os/contracts';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';

/** A line of work in the demo companies: what its positions are called, say and ask for. */
export type Family = {
  readonly key: string;
  readonly department: string;
  readonly titles: readonly string[];
  /** Titles of people in the demo directory who do this work. */
  readonly people: readonly string[];
  /** One for each title, in their order. */
  readonly opening: readonly string[];
  readonly duties: readonly string[];
  readonly team: readonly string[];
  /** Code of a skill, level from 1 to 5, weight. */
  readonly asks: readonly (readonly [code: string, level: number, weight: number])[];
  /** Without these nobody is hired. */
  readonly musts?: readonly HardRequirement[];
};

export type IndustryData = {
  readonly skills: readonly (readonly [code: string, name: string])[];
  readonly families: readonly Family[];
};

/** Titles of positions that lead people, and what their holders work as. */
export const leaderTitles: Readonly<Record<string, Role>> = {
  'Sales development team lead': 'HIRING_MANAGER',
  'Sales operations manager': 'HIRING_MANAGER',
  'Regional sales manager': 'HIRING_MANAGER',
  'Nurse manager, medical-surgical': 'HIRING_MANAGER',
  'Perioperative team lead': 'HIRING_MANAGER',
  'Security operations shift lead': 'HIRING_MANAGER',
  'Exposure management lead': 'HIRING_MANAGER',
};
