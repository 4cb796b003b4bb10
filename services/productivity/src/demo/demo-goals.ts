import type { GoalState, Visibility } from '@talent-os/contracts/productivity/goal-states.js';
import { createGoal } from '@talent-os/contracts/productivity/goals.js';
import { demoId } from '@talent-os/service-kit';
import { addDays, dayOf, weekOf } from '@talent-os/service-kit/calendar';
import { goalScore } from '../goals/goal.rules.js';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { checkInNotes, type GoalWords } from './words.data.js';

export type PlannedGoal = {
  readonly key: readonly string[];
  readonly ownerId: string;
  readonly words: GoalWords;
  readonly visibility: Visibility;
  readonly teamId?: string;
  readonly parentId?: string;
  /** Of the organization's strategy. */
  readonly pillarId?: string;
  readonly hub?: string;
  readonly status?: GoalState;
  /** Days from this week to the start and the end of its period. */
  readonly period?: readonly [start: number, end: number];
  /** Where it stands by now, about: 0 to 1. */
  readonly reached?: number;
  /** Days since the last check-in. */
  readonly lastCheckIn?: number;
};

const RUNNING: readonly [number, number] = [-56, 48];
const WEEK = 7;
/** Check-ins are made at this hour, UTC. */
const HOUR = 'T15:20:00Z';

/** A goal with key results and the check-ins of its weeks, each value on its way from start to where it stands. */
export function demoGoal(wish: PlannedGoal, now: Date) {
  const choices = new Choices('goal', ...wish.key);
  const id = demoId('goal', ...wish.key);
  const { status = 'active', period = RUNNING, reached = choices.between(0.35, 0.8), lastCheckIn = 3 } = wish;
  const monday = weekOf(dayOf(now));
  const [periodStart, periodEnd] = [addDays(monday, period[0]), addDays(monday, period[1])];
  const started = status !== 'draft';
  const last = started ? addDays(dayOf(now), status === 'active' ? -lastCheckIn : period[1]) : periodStart;
  const days = started ? daysUntil(periodStart, last) : [];
  const facts = {
    title: wish.words.title,
    visibility: wish.visibility,
    teamId: wish.teamId ?? null,
    parentId: wish.parentId ?? null,
    pillarId: wish.pillarId ?? null,
    hub: wish.hub ?? 'productivity',
    periodStart,
    periodEnd,
  };
  createGoal.input.parse({
    ...facts,
    keyResults: wish.words.measures.map(([title, start, target, unit]) => ({ title, start, target, unit })),
  });
  const keyResults = keyResultsOf(wish, id, at(periodStart));
  const checkIns = days.map((day, index) => {
    for (const one of keyResults) {
      const share = Math.min(1, (reached * (index + 1)) / days.length + choices.between(-0.04, 0.04));
      one.currentValue = tidy(one.unit, one.startValue + (one.targetValue - one.startValue) * Math.max(0, share));
      one.confidence = Math.min(10, Math.max(1, Math.round(4 + share * 5)));
    }
    return {
      id: demoId('check-in', ...wish.key, String(index)),
      createdAt: at(day),
      goalId: id,
      note: choices.pick(checkInNotes),
      score: scoreNow(keyResults),
      noted: keyResults.map((one) => ({ keyResultId: one.id, value: one.currentValue, confidence: one.confidence })),
    };
  });
  const goal = {
    id,
    createdAt: at(periodStart),
    ...facts,
    ownerId: wish.ownerId,
    status,
    score: scoreNow(keyResults),
    lastCheckInAt: checkIns.at(-1)?.createdAt ?? null,
    checkInDueOn: status === 'active' ? addDays(last, WEEK) : null,
  };
  return { goal, keyResults, checkIns };
}

/** The key results of a goal, each where it starts. */
const keyResultsOf = ({ key, words }: PlannedGoal, goalId: string, createdAt: Date) =>
  words.measures.map(([title, startValue, targetValue, unit], position) => ({
    id: demoId('key-result', ...key, String(position)),
    createdAt,
    goalId,
    position,
    title,
    startValue,
    targetValue,
    currentValue: startValue,
    unit,
    confidence: 5,
  }));

type Measurement = { readonly startValue: number; readonly targetValue: number; readonly currentValue: number };
const scoreNow = (all: readonly Measurement[]) =>
  goalScore(all.map((one) => ({ start: one.startValue, target: one.targetValue, current: one.currentValue })));
const at = (day: string) => new Date(`${day}${HOUR}`);
/** Units that come in parts; of all others there are only whole ones. */
const CONTINUOUS = ['%', '×', 'days', 'hours', 'min', 'k'];
const tidy = (unit: string, value: number) =>
  CONTINUOUS.includes(unit) ? Math.round(value * 10) / 10 : Math.round(value);

/** A day in each week of a period, the last one given. */
function daysUntil(start: string, last: string): string[] {
  const days: string[] = [];
  for (let day = last; day > start; day = addDays(day, -WEEK)) days.unshift(day);
  return days;
}
