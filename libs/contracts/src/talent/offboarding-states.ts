export const leavingTypes = {
  voluntary: 'Their own decision',
  involuntary: 'Our decision',
  retirement: 'Retirement',
  contract_end: 'End of contract',
} as const;
export type LeavingType = keyof typeof leavingTypes;
export const leavingTypeKeys = Object.keys(leavingTypes) as [LeavingType, ...LeavingType[]];

export const offboardingStates = {
  initiated: 'Initiated',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const;
export type OffboardingState = keyof typeof offboardingStates;
export const offboardingStateKeys = Object.keys(offboardingStates) as [OffboardingState, ...OffboardingState[]];
export const runningOffboardings: readonly OffboardingState[] = ['initiated', 'in_progress'];

/** What people say of why they leave. */
export const exitThemes = {
  pay: 'Pay',
  growth: 'No way to grow',
  workload: 'Workload',
  manager: 'Manager',
  team: 'Team',
  schedule: 'Working hours',
  location: 'Place of work',
  health: 'Health or family',
  role: 'Content of the work',
  retirement: 'Retirement',
} as const;
export type ExitTheme = keyof typeof exitThemes;
export const exitThemeKeys = Object.keys(exitThemes) as [ExitTheme, ...ExitTheme[]];

export const returnAnswers = { yes: 'Yes', unsure: 'Not sure', no: 'No' } as const;
export const returnAnswerKeys = Object.keys(returnAnswers) as ['yes', 'unsure', 'no'];

/** A theme is shown once so many people have named it, and none before so many were asked. */
export const THEME_PEOPLE = 5;
