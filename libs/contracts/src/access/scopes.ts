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
