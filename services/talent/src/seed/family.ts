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
};

export type IndustryData = {
  readonly skills: readonly (readonly [code: string, name: string])[];
  readonly families: readonly Family[];
};
