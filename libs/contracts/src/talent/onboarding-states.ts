/** States of an onboarding plan, in order. */
export const planStates = {
  not_started: { label: 'Not started', over: false },
  preboarding: { label: 'Preboarding', over: false },
  active: { label: 'Active', over: false },
  completed: { label: 'Completed', over: true },
  cancelled: { label: 'Cancelled', over: true },
} as const;
export type PlanState = keyof typeof planStates;
export const planStateKeys = Object.keys(planStates) as [PlanState, ...PlanState[]];
export const runningPlanStates = planStateKeys.filter((state) => !planStates[state].over);

/** States of a task. `settled`: what waits for it may begin. */
export const taskStates = {
  todo: { label: 'To do', settled: false },
  in_progress: { label: 'In progress', settled: false },
  blocked: { label: 'Blocked', settled: false },
  done: { label: 'Done', settled: true },
  skipped: { label: 'Skipped', settled: true },
} as const;
export type TaskState = keyof typeof taskStates;
export const taskStateKeys = Object.keys(taskStates) as [TaskState, ...TaskState[]];
export const openTaskStates = taskStateKeys.filter((state) => !taskStates[state].settled);

/** What a task belongs to, in the order people read them. */
export const taskCategories = {
  it: 'IT and access',
  hr: 'HR',
  compliance: 'Compliance',
  team: 'Team',
  role: 'Role',
} as const;
export type TaskCategory = keyof typeof taskCategories;
export const taskCategoryKeys = Object.keys(taskCategories) as [TaskCategory, ...TaskCategory[]];

/** What another part of the product holds the proof of: nobody ticks such a task by hand. */
export const proofs = {
  licence: 'A license verified with its primary source',
  hipaa: 'The HIPAA training of this year',
  clearance: 'A verified clearance',
  methodology: 'Level 1 of the sales methodology',
} as const;
export type Proof = keyof typeof proofs;
export const proofKeys = Object.keys(proofs) as [Proof, ...Proof[]];

/** Days after the start on which manager and newcomer look back together. */
export const checkpointDays = [30, 60, 90] as const;
export type CheckpointDay = (typeof checkpointDays)[number];
/** A checkpoint can be held this many days before its own. */
export const CHECKPOINT_EARLY_DAYS = 7;

/** How it goes, at a checkpoint. */
export const checkpointRatings = {
  1: 'Struggling',
  2: 'Behind',
  3: 'On track',
  4: 'Ahead',
  5: 'Thriving',
} as const;
export type CheckpointRating = 1 | 2 | 3 | 4 | 5;

/** Whose task it is, in a template; a person takes its place when a plan starts. */
export const ownerKinds = { newcomer: 'Newcomer', manager: 'Manager', hr: 'HR', admin: 'Administrator' } as const;
export type OwnerKind = keyof typeof ownerKinds;
export const ownerKindKeys = Object.keys(ownerKinds) as [OwnerKind, ...OwnerKind[]];
