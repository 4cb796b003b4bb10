import type { Reader } from '@talent-os/service-kit';

type AnswerRow = {
  readonly questionKey: string;
  readonly answer: string;
  readonly skipped: boolean;
  readonly saidAt: string;
};

const ANSWERS = `
  select a.question_key as "questionKey", a.answer, a.skipped, a.said_at as "saidAt"
  from talent.career_answer a where a.organization_id = $1 and a.user_id = $2`;

/** What somebody answered or passed over. */
export const careerAnswersOf = (db: Reader, userId: string): Promise<AnswerRow[]> =>
  db.read<AnswerRow>(ANSWERS, [userId]);
