/** What people write to themselves beside a check-in. */
export const notes = [
  'A good week: the evenings were mine.',
  'Slept badly before the quarterly review.',
  'Two late nights in a row, then a quiet day.',
  'Back from a long weekend, and it shows.',
  'Too many meetings, too little done.',
  'Talked it through with a friend. Better.',
  'Walking to work again.',
] as const;

export type Course = {
  readonly wellbeing: number;
  readonly burnout: number;
  readonly drift: number;
  readonly lastAsked?: number;
};

/** How those who can sign in have been lately: where they stand now, by how much a month it changed, and days since a last WHO-5. */
export const courses: Readonly<Record<string, Course>> = {
  'nurse@meridian.example': { wellbeing: 42, burnout: 77, drift: -5 },
  'sales.rep@meridian.example': { wellbeing: 68, burnout: 36, drift: 3, lastAsked: 16 },
  'department.head@meridian.example': { wellbeing: 60, burnout: 48, drift: -1 },
  'hr.manager@meridian.example': { wellbeing: 72, burnout: 31, drift: 1 },
};

/** Who can sign in and has never checked in. */
export const peopleWithoutCheckins: readonly string[] = ['analyst@meridian.example', 'candidate@meridian.example'];
