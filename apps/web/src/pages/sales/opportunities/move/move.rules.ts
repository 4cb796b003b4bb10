import { dealErrors } from '@talent-os/contracts/sales/deal-errors';
import { dealStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import type { Deal } from '@talent-os/contracts/sales/deals';

/** What a move asks before it is made: the note of a way back, the day of a win, the reason of a loss. */
export type Question = 'back' | 'won' | 'lost';

export const labelOf = (stage: DealStage): string => dealStages[stage].label;

/** What a permitted move asks; nothing for a plain step forward. */
export function questionOf(from: DealStage, to: DealStage): Question | undefined {
  if (to === 'closed_won') return 'won';
  if (to === 'closed_lost') return 'lost';
  return stageKeys.indexOf(to) < stageKeys.indexOf(from) ? 'back' : undefined;
}

/** The one step forward that asks nothing. */
export const stepOf = ({ stage, may }: Pick<Deal, 'stage' | 'may'>): DealStage | undefined =>
  may.to.find((to) => questionOf(stage, to) === undefined);

/** What the history says of a step forward that was taken back. */
export const UNDO_NOTE = 'Move undone';

export type Answers = { readonly note: string; readonly closeDate: string; readonly lossReason: string };

/** The day a win is first dated: the expected one, or today where that lies ahead. */
export const firstAnswers = ({ closeDate }: Pick<Deal, 'closeDate'>, today: string): Answers => ({
  note: '',
  closeDate: closeDate > today ? today : closeDate,
  lossReason: '',
});

const requirements: Record<
  Question,
  (answers: Answers, today: string) => Partial<Record<keyof Answers, keyof typeof dealErrors>>
> = {
  back: ({ note }) => (note.trim() ? {} : { note: 'deal.note' }),
  lost: ({ lossReason }) => (lossReason.trim() ? {} : { lossReason: 'deal.lossReason' }),
  won: ({ closeDate }, today) => (closeDate && closeDate <= today ? {} : { closeDate: 'deal.closeDate' }),
};

/** What is missing to make the move, one text per field: the same words the server would refuse with. */
export function missingIn(question: Question, answers: Answers, today: string): Partial<Record<keyof Answers, string>> {
  const missing = Object.entries(requirements[question](answers, today));
  return Object.fromEntries(missing.map(([field, code]) => [field, dealErrors[code].title]));
}

/** A deal without an amount cannot be won; what has to change stands in its facts. */
export const lacksAmount = (question: Question, { amount }: Pick<Deal, 'amount'>): boolean =>
  question === 'won' && amount <= 0;

/** The part of the answers the move needs. */
export const sentWith: Record<Question, (answers: Answers) => Partial<Answers>> = {
  back: ({ note }) => ({ note }),
  lost: ({ lossReason, note }) => ({ lossReason, ...(note.trim() && { note }) }),
  won: ({ closeDate, note }) => ({ closeDate, ...(note.trim() && { note }) }),
};
