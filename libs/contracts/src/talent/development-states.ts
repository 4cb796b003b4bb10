/** How a development plan stands. It is agreed once both sides have said so, and active from its first day on. */
export const developmentStates = {
  draft: 'Draft',
  agreed: 'Agreed',
  active: 'Active',
  completed: 'Completed',
  archived: 'Archived',
} as const;
export type DevelopmentState = keyof typeof developmentStates;
export const developmentStateKeys = Object.keys(developmentStates) as [DevelopmentState, ...DevelopmentState[]];
/** A plan in one of these is worked on; of a person, one is. */
export const runningDevelopment: readonly DevelopmentState[] = ['draft', 'agreed', 'active'];

/** What brings somebody from one level to the next. */
export const developmentActions = {
  course: 'Course',
  mentor: 'Mentor',
  stretch: 'Stretch assignment',
  certification: 'Certification',
} as const;
export type DevelopmentAction = keyof typeof developmentActions;
export const developmentActionKeys = Object.keys(developmentActions) as [DevelopmentAction, ...DevelopmentAction[]];

/** Items of one plan at most: what is more is not worked on in one period. */
export const MAX_PLAN_ITEMS = 20;
/** Days of the longest period. */
export const LONGEST_PLAN_DAYS = 730;
/** Columns of a skill matrix at most, the skills that most seats of the team take. */
export const MATRIX_SKILLS = 12;
/** People of a team a skill matrix shows at most. */
export const MATRIX_PEOPLE = 200;
