import type { Visibility } from '@talent-os/contracts/productivity/goal-states';
import type { Goal } from '@talent-os/contracts/productivity/goals';
import { daysAfter } from '@/lib/today';

/** A goal as the form holds it; numbers are as typed. */
export type KeyResultValues = {
  /** Tells rows apart while they are edited; the id of one the server knows. */
  key: string;
  id?: string;
  title: string;
  start: number | string;
  target: number | string;
  unit: string;
};
export type GoalValues = {
  title: string;
  visibility: Visibility;
  teamId: string | null;
  parentId: string | null;
  pillarId: string | null;
  hub: string;
  periodStart: string;
  periodEnd: string;
  keyResults: KeyResultValues[];
};

/** A goal is for a quarter until a person says otherwise, in days. */
const USUAL_PERIOD_DAYS = 90;
/** Key results a goal has at most. */
export const MOST_KEY_RESULTS = 10;

export const emptyKeyResult = (): KeyResultValues => ({
  key: crypto.randomUUID(),
  title: '',
  start: 0,
  target: '',
  unit: '',
});

export const emptyGoal = (today: string): GoalValues => ({
  title: '',
  visibility: 'private',
  teamId: null,
  parentId: null,
  pillarId: null,
  hub: 'productivity',
  periodStart: today,
  periodEnd: daysAfter(today, USUAL_PERIOD_DAYS),
  keyResults: [emptyKeyResult()],
});

export const valuesOf = (goal: Goal): GoalValues => ({
  title: goal.title,
  visibility: goal.visibility,
  teamId: goal.teamId,
  parentId: goal.parentId,
  pillarId: goal.pillarId,
  hub: goal.hub,
  periodStart: goal.periodStart,
  periodEnd: goal.periodEnd,
  keyResults: goal.keyResults.map(({ id, title, start, target, unit }) => ({
    key: id,
    id,
    title,
    start,
    target,
    unit,
  })),
});

/** A number as typed; what is none the contract refuses with its own words. */
export const numberOf = (typed: number | string | undefined): number =>
  typed === '' || typed === undefined ? Number.NaN : Number(typed);

/** What the operations take for these facts. */
export const factsOf = ({ teamId, parentId, pillarId, visibility, keyResults, ...facts }: GoalValues) => ({
  ...facts,
  visibility,
  teamId: visibility === 'team' ? (teamId ?? '') : null,
  parentId: parentId || null,
  pillarId: pillarId || null,
  keyResults: keyResults.map(({ id, title, start, target, unit }) => ({
    ...(id && { id }),
    title,
    start: numberOf(start),
    target: numberOf(target),
    unit,
  })),
});
