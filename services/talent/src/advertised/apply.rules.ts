import type { ErrorCode } from '@talent-os/contracts';
import type { Requirement } from '@talent-os/contracts/talent/applications.js';
import type { Answer } from '@talent-os/contracts/talent/position-questions.js';

export type Applying = {
  readonly questions: readonly string[];
  readonly answers: readonly Answer[];
  readonly requirements: readonly Pick<Requirement, 'state'>[];
  readonly note: string | undefined;
};

/** What a person must have and has not; what nobody can check here is asked later, by people. */
export const isLacking = ({ state }: Pick<Requirement, 'state'>): boolean => state === 'missing' || state === 'expired';

/** Why an application is not whole, or nothing. What is missing keeps nobody from applying: they say why they do. */
export function applyingRefusal({ questions, answers, requirements, note }: Applying): ErrorCode | undefined {
  const answered = new Set(answers.map(({ question }) => question));
  if (questions.some((question) => !answered.has(question))) return 'application.answers';
  return requirements.some(isLacking) && !note ? 'application.reason' : undefined;
}

/** Answers in the order of the questions; what nobody asked any more stays away. */
export const answersTo = (questions: readonly string[], answers: readonly Answer[]): Answer[] =>
  questions.flatMap((asked) => answers.find(({ question }) => question === asked) ?? []);
