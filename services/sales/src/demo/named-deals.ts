import type { DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { addDays, dayOf, daysBefore, monthStart } from '@talent-os/service-kit/calendar';
import { dealFacts, type DemoDeals } from './deals.js';
import { simulateDeal } from './deal-life.js';
import { straightPath, contactsBetween } from './deal-paths.js';
import type { DemoAccount } from './market.js';
import { Choices } from '@talent-os/service-kit/demo/choices';

/** Open deals: stage, days since they were logged, days since the last contact, days until the close date. */
const OPEN: readonly (readonly [DealStage, age: number, quiet: number, closesIn: number])[] = [
  ['prospect', 6, 1, 80],
  ['prospect', 14, 3, 65],
  ['prospect', 25, 8, 70],
  ['qualified', 31, 4, 48],
  ['qualified', 74, 41, 20],
  ['proposal', 52, 2, 30],
  ['proposal', 88, 36, 9],
  ['negotiation', 70, 1, -2],
  ['negotiation', 83, 5, 12],
];
/** Deals won in each month, this one first. */
const WON = [1, 2, 1, 2, 1, 2, 1, 1, 0, 1];
const LOST_DAYS_AGO = [12, 47, 95, 160, 230];

/** The deals of a person who signs in: all stages, two stalled, one ready to be won, won ones in every recent month. */
export function namedDeals(slug: string, ownerId: string, accounts: readonly DemoAccount[], now: Date): DemoDeals {
  const choices = new Choices(`${slug}/deals/${ownerId}`);
  const next = endless(choices.shuffled(accounts));
  const make = (key: string, to: DealStage, start: Date, end: Date, quietSince: Date, closeDate: string) =>
    simulateDeal(
      [slug, ownerId, key],
      dealFacts(choices, next(), ownerId, closeDate),
      start,
      straightPath(choices, start, end, to),
      [
        ...contactsBetween(choices, start, quietSince),
        { at: quietSince, text: 'Call with the sponsor: next step agreed' },
      ],
    );
  const closed = (key: string, to: DealStage, at: Date) =>
    make(key, to, daysBefore(at, choices.between(50, 95)), at, daysBefore(at, 0.05), dayOf(at));
  const all = [
    ...OPEN.map(([stage, age, quiet, closesIn], index) => {
      const quietSince = daysBefore(now, quiet);
      return make(
        `open-${index}`,
        stage,
        daysBefore(now, age),
        daysBefore(quietSince, 0.5),
        quietSince,
        addDays(dayOf(now), closesIn),
      );
    }),
    ...WON.flatMap((count, month) =>
      Array.from({ length: count }, (_, index) =>
        closed(`won-${month}-${index}`, 'closed_won', inMonth(choices, now, month)),
      ),
    ),
    ...LOST_DAYS_AGO.map((days, index) => closed(`lost-${index}`, 'closed_lost', daysBefore(now, days))),
  ];
  return { deals: all.map(({ deal }) => deal), entries: all.flatMap(({ entries }) => entries) };
}

/** An instant of the month so many months ago that lies in the past. */
function inMonth(choices: Choices, now: Date, monthsAgo: number): Date {
  const starts = Date.parse(monthStart(dayOf(now), -monthsAgo));
  const ends = Math.min(Date.parse(monthStart(dayOf(now), 1 - monthsAgo)), now.getTime());
  return new Date(choices.between(starts, ends));
}

function endless<T>(list: readonly T[]): () => T {
  let at = 0;
  return () => list[at++ % list.length]!;
}
