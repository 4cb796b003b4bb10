import { faultOfQuestion, type Question } from '@talent-os/contracts/facts/question.js';
import { datasetsFor } from '@talent-os/contracts/facts/rights.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { daysBetween } from '@talent-os/service-kit/calendar';

/** Days a question may look over: three years. */
const MOST_DAYS = 1_100;

type Period = { readonly from?: string; readonly until?: string };

/** Refuses a question of rows the caller may not read, of fields that are not there, or over too long a time. */
export function requireFitting(
  ctx: Pick<Ctx, 'ability'>,
  { from = '', until = from, ...question }: Question & Period,
): void {
  if (!datasetsFor(ctx.ability).includes(question.dataset)) throw new DomainError('resource.missing');
  const fault = faultOfQuestion(question);
  if (fault) throw new DomainError(fault);
  if (from && (from > until || daysBetween(from, until) > MOST_DAYS)) throw new DomainError('question.period');
}
