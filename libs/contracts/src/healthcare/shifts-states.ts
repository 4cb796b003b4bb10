/** Hours of work in 24 hours, and in 7 days, that nobody exceeds (Institute of Medicine, 2004). */
export const MOST_HOURS = { perDay: 12, perWeek: 60 } as const;
/** Hours of a workweek beyond which work is overtime (29 CFR 778.101). */
export const OVERTIME_HOURS = 40;
/** Hours of rest between two shifts; in the European Union as Directive 2003/88/EC has it. */
export const REST_HOURS = { usual: 10, europeanUnion: 11 } as const;
/** Hours before its start from which a claim, and a release, waits for approval. */
export const SOON_HOURS = 24;
/** For so many hours after publishing, only those with fewer hours this month may claim it. */
export const FIRST_TURN_HOURS = 24;
/** Unless it starts within so many hours. */
export const NO_TURN_HOURS = 72;
/** Days ahead in which free slots are offered. */
export const OFFERED_DAYS = 14;

/** A draft is planned and seen by managers only, until its week is published. */
export const shiftStates = ['draft', 'open', 'filled', 'cancelled'] as const;
export type ShiftState = (typeof shiftStates)[number];

/** What is kept of an assignment: it is planned while its shift is a draft. That it was completed, or never decided in time, follows from the clock. */
export const storedStatuses = ['planned', 'pending', 'confirmed', 'released', 'declined', 'no_show'] as const;
export type StoredStatus = (typeof storedStatuses)[number];

export const assignmentStatuses = [...storedStatuses, 'completed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];
export const assignmentStatusLabels: Record<AssignmentStatus, string> = {
  planned: 'Planned',
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  released: 'Released',
  declined: 'Declined',
  no_show: 'Did not come',
};

export const releaseReasons = ['person', 'credential', 'manager'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];

export const swapStatuses = ['proposed', 'accepted', 'approved', 'declined', 'withdrawn'] as const;
export type SwapStatus = (typeof swapStatuses)[number];
export const swapStatusLabels: Record<SwapStatus, string> = {
  proposed: 'Proposed',
  accepted: 'Waits for approval',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** Why a claim is refused, in the order people are told; the first that holds is the one they read. */
export const claimRefusals = [
  'shift.over',
  'shift.credential',
  'shift.onboarding',
  'shift.leave',
  'shift.overlap',
  'shift.rest',
  'shift.hours',
  'shift.full',
  'shift.turn',
] as const;
export type ClaimRefusal = (typeof claimRefusals)[number];

/** What of a required credential is amiss on the day of a shift. */
export const credentialFlaws = ['missing', 'unverified', 'expired', 'revoked'] as const;
export type CredentialFlaw = (typeof credentialFlaws)[number];

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const weekdayLabels: Record<(typeof weekdays)[number], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
/** Shifts that begin from 05:00, and from 15:00. */
export const dayParts = ['day', 'night'] as const;
/** A part of the week, `sat-night`. */
export const weekParts = weekdays.flatMap((weekday) => dayParts.map((part) => `${weekday}-${part}` as const));
export type WeekPart = (typeof weekParts)[number];
