import { practiceLevels } from '@talent-os/contracts/talent/practice.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { judgeAnswer } from '../practice/answer.rules.js';
import { chooseQuestions, questionPool } from '../practice/choose.rules.js';
import type { PracticeTry } from '../practice/practice-try.entity.js';
import type { Practice } from '../practice/practice.entity.js';
import type { PositionRow } from './positions.seed.js';
import type { SeedRow, World } from './world.js';

/** Answered to what everybody may be asked, by the question; the second one is the better one. */
const ANSWERS: readonly (readonly [question: number, answer: string, seconds: number | null])[] = [
  [0, 'I wanted something new. I would say I am ready for more, and I usually learn quickly.', null],
  [
    0,
    `Last year our team lost two people, and I was asked to take on what they had done. I had to keep it going until the end of
     the quarter. I wrote down what came in each day, dropped two reports that nobody read, and taught a colleague the rest. In
     the end we closed the quarter without one delay, and since then I have known that I want to lead.`,
    41,
  ],
  [
    1,
    `When I came to see this team in spring, a colleague of mine had just left it, and the manager told me why before I asked.
     My goal was to find out whether people stay. I asked three of them, called two former ones, and read what is open. The
     result was that I applied within a week.`,
    38,
  ],
];

/** One practice of somebody who has applied: two questions answered, the first one twice. */
export function practiced(
  world: World,
  userId: string,
  seat: PositionRow,
  skills: readonly { readonly id?: string; readonly name: string }[],
): {
  readonly practices: readonly (SeedRow<Practice> & { readonly id: string })[];
  readonly tries: readonly SeedRow<PracticeTry>[];
} {
  const id = world.id('practice', userId);
  const asked = seat.requiredSkills.flatMap(({ skillId }) => skills.find((skill) => skill.id === skillId)?.name ?? []);
  const questions = chooseQuestions(questionPool('behavioral', seat.industry, []), new Map());
  const createdAt = daysBefore(world.now, 3);
  const practice = {
    id,
    userId,
    positionId: seat.id,
    kind: 'behavioral' as const,
    level: 'medium' as const,
    questions,
    skills: asked,
    createdAt,
  };
  const tries = ANSWERS.map(([question, text, seconds], index) => {
    const answer = text.replaceAll(/\s+/g, ' ');
    return {
      practiceId: id,
      userId,
      questionKey: questions[question]!.key,
      answer,
      seconds,
      judged: judgeAnswer(answer, { seconds, limit: practiceLevels.medium.seconds, skills: asked }),
      createdAt: new Date(createdAt.getTime() + (index + 1) * 60_000),
    };
  });
  return { practices: [practice], tries };
}
