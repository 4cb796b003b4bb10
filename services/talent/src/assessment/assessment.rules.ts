import {
  interestAreaKeys,
  INTEREST_QUESTIONS,
  RETAKE_DAYS,
  workValueKeys,
  workValueWords,
  type InterestArea,
  type WorkValue,
} from '@talent-os/contracts/talent/assessment-scales.js';
import type { AssessmentQuestion, AssessmentResult, NearRole } from '@talent-os/contracts/talent/assessment.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { MapRole } from '../careers/roles-of-map.js';
import { activities, valuePairs } from './items.data.js';
import { areasOf } from './role-areas.data.js';

/** What was chosen, by the number of the question. */
export type Answers = Readonly<Record<number, number>>;
export type Scores = {
  readonly interests: Readonly<Record<InterestArea, number>>;
  readonly values: Readonly<Record<WorkValue, number>>;
};

/** Areas that are told apart as the strongest, values that others may read, and roles that are shown. */
const [STRONGEST, SHARED_VALUES, NEAR_ROLES] = [3, 2, 8];
/** What the first, second and third area of a role's work count. */
const WEIGHTS = [3, 2, 1];
/** Questions of one area that follow each other. */
const IN_A_ROW = 2;

/** Areas of the sixty activities, in the order in which they are asked: two of each area, in ten turns. */
const asked: readonly { readonly area: InterestArea; readonly text: string }[] = Array.from(
  { length: activities.realistic.length / IN_A_ROW },
  (_, turn) =>
    interestAreaKeys.flatMap((area) =>
      activities[area].slice(turn * IN_A_ROW, (turn + 1) * IN_A_ROW).map((text) => ({ area, text })),
    ),
).flat();

/** The area of each activity, in the order in which they are asked. */
export const activityAreas: readonly InterestArea[] = asked.map(({ area }) => area);

/** Every question with what was chosen. */
export function questionsOf(answers: Answers): AssessmentQuestion[] {
  const choiceOf = (number: number) => answers[number] ?? null;
  return [
    ...asked.map(({ text }, at) => ({
      number: at + 1,
      kind: 'interest' as const,
      text,
      other: null,
      choice: choiceOf(at + 1),
    })),
    ...valuePairs.map(([first, second], at) => ({
      number: INTEREST_QUESTIONS + at + 1,
      kind: 'value' as const,
      text: workValueWords[first],
      other: workValueWords[second],
      choice: choiceOf(INTEREST_QUESTIONS + at + 1),
    })),
  ];
}

/** How many questions are open. */
export const openIn = (answers: Answers): number => questionsOf(answers).filter(({ choice }) => choice === null).length;

const zeros = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** What answers amount to: how much each area is liked, and how often each value is chosen. */
export function scoresOf(answers: Answers): Scores {
  const [interests, values] = [zeros(interestAreaKeys), zeros(workValueKeys)];
  asked.forEach(({ area }, at) => (interests[area] += answers[at + 1] ?? 0));
  valuePairs.forEach((pair, at) => {
    const chosen = pair[answers[INTEREST_QUESTIONS + at + 1] ?? -1];
    if (chosen) values[chosen] += 1;
  });
  return { interests, values };
}

const ranked = <K extends string>(keys: readonly K[], scores: Readonly<Record<K, number>>): K[] =>
  keys.toSorted((one, other) => scores[other] - scores[one]);

/** The areas that are liked most; of equal ones the first of the hexagon. */
export const strongestOf = (interests: Scores['interests']): InterestArea[] =>
  ranked(interestAreaKeys, interests).slice(0, STRONGEST);

/** What others may read: areas and values without their scores. */
export const sharedOf = ({ interests, values }: Scores) => ({
  areas: strongestOf(interests),
  values: ranked(workValueKeys, values).slice(0, SHARED_VALUES),
});

/** How much somebody likes what a role's work is most. */
const nearness = (areas: readonly InterestArea[], interests: Scores['interests']): number =>
  areas.reduce((sum, area, at) => sum + (WEIGHTS[at] ?? 0) * interests[area], 0);

/** Roles whose work somebody likes most; none where no area is liked. */
export function nearRoles(roles: readonly MapRole[], interests: Scores['interests']): NearRole[] {
  if (Object.values(interests).every((score) => score === 0)) return [];
  return roles
    .map(({ industry, key, title }) => ({ industry, key, title, areas: [...areasOf(industry, key)] }))
    .toSorted(
      (one, other) =>
        nearness(other.areas, interests) - nearness(one.areas, interests) || textOrder(one.title, other.title),
    )
    .slice(0, NEAR_ROLES);
}

/** From when an assessment may be taken again. */
export const retakeFrom = (completedAt: Date): Date => new Date(completedAt.getTime() + RETAKE_DAYS * DAY_MS);

/** The result as its owner reads it. */
export function resultOf(
  { interests, values }: Scores,
  completedAt: Date,
  roles: readonly MapRole[],
): AssessmentResult {
  return {
    completedAt: completedAt.toISOString(),
    interests: interestAreaKeys.map((area) => ({ area, score: interests[area] })),
    strongest: strongestOf(interests),
    values: ranked(workValueKeys, values).map((value) => ({ value, score: values[value] })),
    roles: nearRoles(roles, interests),
    retakeFrom: retakeFrom(completedAt).toISOString(),
  };
}
