import type { Industry } from '@talent-os/contracts';
import { PRACTICE_QUESTIONS, type PracticeKind, type PracticeQuestion } from '@talent-os/contracts/talent/practice.js';
import { banks } from '../preparation/questions.data.js';
import { questionsOf, type JudgedSkill } from '../preparation/questions.rules.js';
import { stories } from './stories.data.js';

/** What may be asked in a practice for a position: first what it asks for, or what shows how somebody works. */
export function questionPool(
  kind: PracticeKind,
  industry: Industry,
  judged: readonly JudgedSkill[],
): PracticeQuestion[] {
  // Two skills of one name are asked for once.
  const likely = [...new Map(questionsOf(industry, judged).map((one) => [one.key, one])).values()];
  const behavioral = [
    ...likely.filter(({ skill }) => skill === null),
    ...stories.map(([key, text]) => ({ key: `story:${key}`, text, skill: null })),
  ];
  const technical = withEnough(
    likely.filter(({ skill }) => skill !== null),
    industry,
  );
  if (kind === 'behavioral') return behavioral;
  if (kind === 'technical') return technical;
  // One of each in turn, as far as there are stories.
  return technical.flatMap((one, index) => [one, behavioral[index]].filter((found) => found !== undefined));
}

/** A position that names few skills is asked of what its industry asks for. */
function withEnough(ofSkills: readonly PracticeQuestion[], industry: Industry): PracticeQuestion[] {
  if (ofSkills.length >= PRACTICE_QUESTIONS) return [...ofSkills];
  const there = new Set(ofSkills.map(({ key }) => key));
  const others = banks[industry].map(([key, text, skills = []]) => ({
    key: `bank:${key}`,
    text,
    skill: skills[0] ?? null,
  }));
  return [...ofSkills, ...others.filter(({ key }) => !there.has(key))];
}

/** The questions of a practice: those that were asked least often before, in their order. */
export const chooseQuestions = (
  pool: readonly PracticeQuestion[],
  asked: ReadonlyMap<string, number>,
): PracticeQuestion[] =>
  pool.toSorted((one, other) => (asked.get(one.key) ?? 0) - (asked.get(other.key) ?? 0)).slice(0, PRACTICE_QUESTIONS);
