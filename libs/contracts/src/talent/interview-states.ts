export const interviewKinds = ['phone', 'video', 'onsite', 'panel'] as const;
export type InterviewKind = (typeof interviewKinds)[number];

export const interviewKindLabels: Record<InterviewKind, string> = {
  phone: 'Phone',
  video: 'Video',
  onsite: 'On site',
  panel: 'Panel',
};

export const interviewStates = {
  proposed: { label: 'Slots offered', open: true },
  scheduled: { label: 'Scheduled', open: true },
  completed: { label: 'Completed', open: false },
  no_show: { label: 'No show', open: false },
  cancelled: { label: 'Cancelled', open: false },
} as const;
export type InterviewState = keyof typeof interviewStates;
export const interviewStateKeys = Object.keys(interviewStates) as [InterviewState, ...InterviewState[]];

export const recommendations = ['strong_no', 'no', 'yes', 'strong_yes'] as const;
export type Recommendation = (typeof recommendations)[number];

export const recommendationLabels: Record<Recommendation, string> = {
  strong_no: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strong_yes: 'Strong yes',
};

/** Slots a candidate can choose from, at least. */
export const MIN_SLOTS = 3;
export const MAX_SLOTS = 10;
/** Minutes an interviewer has between two interviews, at least. */
export const BUFFER_MINUTES = 15;
/** Hours before an interview at which both sides are reminded of it, the first reminder first. */
export const REMINDED_HOURS = [24, 1] as const;
/** People who hold one interview at most. */
export const MAX_INTERVIEWERS = 8;
/** Between which times of their own clocks colleagues and people who apply are asked to meet, from Monday to Friday. */
export const MEETING_HOURS = {
  interviewer: { from: '09:00', until: '17:00' },
  candidate: { from: '08:00', until: '20:00' },
} as const;
/** Hours after the end of an interview by which its scorecards are in. */
export const SCORECARD_HOURS = 24;
/** Marks of a skill go from 1 to this. */
export const BEST_RATING = 4;
