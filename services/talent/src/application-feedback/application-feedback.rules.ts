import {
  FEEDBACK_DAYS,
  feedbackParts,
  type FeedbackPart,
  type OwnFeedback,
} from '@talent-os/contracts/talent/application-feedback.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import type { Application } from '../applications/application.entity.js';
import { asTold } from '../applications/as-told.rules.js';

/** The last day on which an employer answers what was asked at this instant, where they are. */
export const answerBy = (askedAt: string, zone: string): Day => addDays(dayIn(new Date(askedAt), zone), FEEDBACK_DAYS);

type Standing = Pick<Application, 'status' | 'noticeAt' | 'noticeSentAt'>;

/** Whether an application is over, as its own person knows it. */
const isOver = (application: Standing): boolean => ['rejected', 'withdrawn', 'hired'].includes(asTold(application));

/** Why somebody may not ask; nothing where they may. */
export function askRefusal(application: Standing, asked: boolean): 'feedback.running' | 'feedback.asked' | undefined {
  if (!isOver(application)) return 'feedback.running';
  return asked ? 'feedback.asked' : undefined;
}

type Answer = Readonly<Record<FeedbackPart, string>> & { readonly released: readonly FeedbackPart[] };

/** What of an answer its person reads: the parts that were released, and no other. */
export const toldOf = (answer: Answer): Readonly<Record<FeedbackPart, string | null>> => {
  const told = (part: FeedbackPart) => (answer.released.includes(part) && answer[part] !== '' ? answer[part] : null);
  return { strengths: told('strengths'), gaps: told('gaps'), advice: told('advice') };
};

/** Parts of an answer in the order they are read, each once. */
export const releasedOf = (released: readonly FeedbackPart[]): FeedbackPart[] =>
  feedbackParts.filter((part) => released.includes(part));

type Asked = Pick<OwnFeedback, 'askedAt' | FeedbackPart>;

/** What the person may do: ask once, and rate what they read. */
export function ownActions(row: Asked): OwnFeedback['may']['do'] {
  if (row.askedAt === null) return ['ask'];
  return feedbackParts.some((part) => row[part] !== null) ? ['rate'] : [];
}
