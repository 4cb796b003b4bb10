/** Subjects whose rows belong to a person: a caller reads own rows, the team's or the organization's, by the reach of the role. */
export const scopedSubjects = [
  'Deal',
  'Territory',
  'Quota',
  'InterestExpression',
  'Requisition',
  'OnboardingPlan',
  'TeamWellness',
] as const;

type ScopedSubject = (typeof scopedSubjects)[number];

/** The scoped subjects whose rows a service's operations read; the other services narrow nothing by reach. */
export const subjectsOfService: Readonly<Record<string, readonly ScopedSubject[]>> = {
  sales: ['Deal', 'Territory', 'Quota'],
  talent: ['InterestExpression', 'Requisition', 'OnboardingPlan'],
  productivity: ['TeamWellness'],
};
