import type { SubscriptionOccasion } from '@talent-os/contracts/intelligence/subscriptions.js';
import type { Note } from './notification-texts.js';

const titles: Readonly<Record<SubscriptionOccasion, string>> = {
  daily: 'The answer to your question',
  weekly: 'The answer to your question',
  monthly: 'The answer to your question',
  above: 'A figure of yours went above your number',
  below: 'A figure of yours went below your number',
};

type AnswerInWords = {
  readonly occasion: SubscriptionOccasion;
  readonly title: string;
  readonly savedQuestionId: string;
  /** Null where it is hidden, or there is none. */
  readonly total: string | null;
  readonly threshold: string | null;
  /** `Proposal: 12`, the largest first. */
  readonly figures: readonly string[];
};

/** An answer somebody has subscribed to, with its figures. */
export function answerNote({ occasion, title, savedQuestionId, total, threshold, figures }: AnswerInWords): Note {
  const whole = total === null ? 'not enough to show this safely' : `${total} in all`;
  const crossed = threshold === null ? '' : `, ${occasion} ${threshold}`;
  const groups = figures.length === 0 ? '' : ` ${figures.join(', ')}.`;
  return {
    kind: 'data',
    title: titles[occasion],
    message: `“${title}”: ${whole}${crossed}.${groups}`,
    link: `/data?question=${savedQuestionId}`,
  };
}
