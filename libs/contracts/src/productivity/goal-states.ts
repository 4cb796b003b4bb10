/** States of a goal, in order. */
export const goalStates = {
  draft: { label: 'Draft' },
  active: { label: 'Active' },
  scored: { label: 'Scored' },
  closed: { label: 'Closed' },
} as const;

export type GoalState = keyof typeof goalStates;
export const goalStateKeys = Object.keys(goalStates) as [GoalState, ...GoalState[]];

/** Who may read a goal besides its owner: nobody, the team with those who lead it, everybody who works here. */
export const visibilities = ['private', 'team', 'organization'] as const;
export type Visibility = (typeof visibilities)[number];
export const visibilityLabels: Record<Visibility, string> = {
  private: 'Only me',
  team: 'My team',
  organization: 'Everyone here',
};

/** Days between two check-ins of a running goal. */
export const CHECK_IN_DAYS = 7;
