/** Skills every line of work uses, under the keys O*NET publishes them by. */
export const sharedSkills = [
  ['2.A.1.b', 'Active listening'],
  ['2.A.1.c', 'Writing'],
  ['2.A.1.d', 'Speaking'],
  ['2.A.2.a', 'Critical thinking'],
  ['2.A.2.d', 'Monitoring'],
  ['2.B.1.a', 'Social perceptiveness'],
  ['2.B.1.b', 'Coordination'],
  ['2.B.1.c', 'Persuasion'],
  ['2.B.1.d', 'Negotiation'],
  ['2.B.1.e', 'Instructing'],
  ['2.B.1.f', 'Service orientation'],
  ['2.B.2.i', 'Complex problem solving'],
  ['2.B.4.e', 'Judgment and decision making'],
  ['2.B.5.a', 'Time management'],
  ['2.B.5.d', 'Management of personnel resources'],
] as const satisfies readonly (readonly [string, string])[];
