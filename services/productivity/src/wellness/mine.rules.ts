import type { Output } from '@talent-os/contracts';
import type { getMyWellness } from '@talent-os/contracts/productivity/wellness.js';
import { instrumentKeys, type Instrument } from '@talent-os/contracts/productivity/wellness-instruments.js';
import type { Clock } from '../clock.js';
import { dueOn } from './due.rules.js';
import { asksForSupport, type ScaleScore } from './scoring.rules.js';

type AnsweredCheckin = { readonly instrument: Instrument; readonly scores: readonly ScaleScore[]; readonly at: string };
type SkippedCheckin = { readonly instrument: Instrument; readonly at: string };

const toTenth = (value: number) => Math.round(value * 10) / 10;

/** What is due, the latest scores with their change, and what asks for support. Latest check-ins come first. */
export function mineOf(
  latest: readonly AnsweredCheckin[],
  skips: readonly SkippedCheckin[],
  { dayOf, today }: Pick<Clock, 'dayOf' | 'today'>,
): Output<typeof getMyWellness> {
  const instruments = instrumentKeys.map((instrument) => {
    const of = (one: { readonly instrument: Instrument }) => one.instrument === instrument;
    const [last, before] = latest.filter(of);
    const days = [last, skips.find(of)].map((one) => one && dayOf(one.at));
    const dueDay = dueOn(instrument, days, today);
    const scores = (last?.scores ?? []).map(({ scale, score }) => {
      const earlier = before?.scores.find((one) => one.scale === scale);
      return { scale, score, change: earlier ? toTenth(score - earlier.score) : null };
    });
    return { instrument, due: dueDay !== null && dueDay <= today, dueOn: dueDay, lastAt: last?.at ?? null, scores };
  });
  const support = instruments.flatMap(({ scores }) => scores.filter(asksForSupport).map(({ scale }) => scale));
  return { instruments, support };
}
