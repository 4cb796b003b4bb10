import { roleTable, type Industry } from '@talent-os/contracts';
import { MOST_LIKED, INTEREST_QUESTIONS, VALUE_QUESTIONS } from '@talent-os/contracts/talent/assessment-scales.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import type { AssessmentRow } from '../assessment/assessment.entity.js';
import { activityAreas, scoresOf, type Answers } from '../assessment/assessment.rules.js';
import { areasOf } from '../assessment/role-areas.data.js';
import type { CareerAnswer } from '../career-questions/career-answer.entity.js';
import { careers } from '../careers/careers.data.js';
import type { SeedRow, World } from './world.js';

export type FindingOutRows = {
  readonly assessments: readonly SeedRow<AssessmentRow>[];
  readonly careerAnswers: readonly SeedRow<CareerAnswer>[];
};

/** Days ago an assessment was finished, another one begun, and questions answered. */
const [FINISHED, BEGUN, ANSWERED] = [41, 3, 19];
/** Questions that are answered of an assessment under way. */
const HALF = 24;

/** The role of each industry that somebody who looks for their next work has in mind. */
const roles: Readonly<Record<Industry, string>> = { SALES: 'coach', HEALTHCARE: 'icu', CYBER: 'hunter' };

/** What people who sign in have found out about themselves: two of three have finished the assessment, the others are in the middle of it. */
export function findingOutRows(world: World): FindingOutRows {
  const people = world.people.filter(
    ({ signsIn, roles: held }) => signsIn && held.some(({ role }) => roleTable[role].audiences.includes('allTalent')),
  );
  return {
    assessments: people.map(({ id, email, roles: held }) => {
      const { industry } = held[0]!;
      const answers = answersOf(world, email, industry);
      const begun = world.dice(`assessment/${email}`).chance(1 / 3) && !world.isCandidate(held);
      if (begun)
        return {
          userId: id,
          begunAt: daysBefore(world.now, BEGUN),
          answers: partOf(answers),
          completedAt: null,
          scores: null,
        };
      return {
        userId: id,
        begunAt: null,
        answers: {},
        completedAt: daysBefore(world.now, FINISHED),
        scores: scoresOf(answers),
      };
    }),
    careerAnswers: people.flatMap(({ id, roles: held }) => answersInWords(world, id, held[0]!.industry)),
  };
}

/** Likes what the work of their industry is most, and the rest as it comes. */
function answersOf(world: World, email: string, industry: Industry): Answers {
  const dice = world.dice(`assessment/answers/${email}`);
  const liked = areasOf(industry, roles[industry]);
  const interests = activityAreas.map((area, at) => {
    const rank = liked.indexOf(area);
    const choice = rank < 0 ? dice.between(0, 2) : dice.between(MOST_LIKED - 1 - rank, MOST_LIKED);
    return [at + 1, Math.max(0, choice)] as const;
  });
  const values = Array.from(
    { length: VALUE_QUESTIONS },
    (_, at) => [INTEREST_QUESTIONS + at + 1, dice.between(0, 1)] as const,
  );
  return Object.fromEntries([...interests, ...values]);
}

const partOf = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([number]) => Number(number) <= HALF));

function answersInWords(world: World, userId: string, industry: Industry): SeedRow<CareerAnswer>[] {
  const role = careers[industry].roles[roles[industry]]!;
  const [skill] = Object.keys(role.skills);
  const said: readonly (readonly [key: string, answer: string])[] = [
    [
      'thanked',
      'People come to me when something has to be explained. I draw it on a page, and they take the page with them.',
    ],
    [
      'hours',
      'Last month, when two of us went through a hard case until it was dark. We wanted to know why it had happened.',
    ],
    ['less', 'The weekly report. I write it in two hours, and nobody has asked me about it since spring.'],
    ['role', `${role.title}. I want to get better at ${skill!.toLowerCase()}, and to see what comes of my work.`],
    ['year', `I have worked on my first case as ${role.title.toLowerCase()} from start to end.`],
  ];
  const facts = { userId, saidAt: daysBefore(world.now, ANSWERED) };
  return [
    ...said.map(([questionKey, answer]) => ({ ...facts, questionKey, answer, skipped: false })),
    { ...facts, questionKey: 'alone', answer: '', skipped: true },
  ];
}
