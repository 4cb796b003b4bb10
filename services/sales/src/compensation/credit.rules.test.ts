import { describe, expect, it } from '@jest/globals';
import { usualTiers } from '@talent-os/contracts/sales/commission.js';
import { addDays, addMonths, daysBetween, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { creditsIn, takenBackFor, type DealFact, type ToldStatement } from './credit.rules.js';
import { linesOf, totalOf, type Basis, type WonDeal } from './statement.rules.js';

const CLAWBACK = 60;
const terms = { baseSalary: 9_000_000, targetVariable: 3_000_000, tiers: [...usualTiers], clawbackDays: CLAWBACK };

/** Everything that is known of a deal on some day. */
type Deal = { dealId: string; won: boolean; closeDate: Day; amount: number; leftOn: Day | null };
const asWon = ({ dealId, closeDate, amount }: Deal): WonDeal => ({
  dealId,
  dealName: dealId,
  accountName: 'Larkfield',
  closeDate,
  amount,
});
const factOf = ({ amount, ...deal }: Deal): DealFact => ({ ...deal, credit: amount });

/** The statement of a month, of what is known then. */
function statementOf(
  month: Day,
  deals: readonly Deal[],
  told: readonly ToldStatement[],
): ToldStatement & { basis: Basis } {
  const { starts, ends } = quarterOf(month);
  const last = addDays(addMonths(month, 1), -1);
  const won = deals
    .filter((deal) => deal.won && deal.closeDate <= last)
    .toSorted((one, other) => (one.closeDate + one.dealId < other.closeDate + other.dealId ? -1 : 1));
  const basis: Basis = {
    role: 'Enterprise',
    terms,
    currency: 'USD',
    quota: 5_000_000,
    periods: 4,
    starts,
    ends,
    corrections: [],
    ...creditsIn({
      month,
      starts,
      clawbackDays: CLAWBACK,
      won: won.map(asWon),
      told,
      isSettled: (of) => told.some((one) => one.month === of),
      facts: new Map(deals.map((deal) => [deal.dealId, factOf(deal)])),
    }),
  };
  return { month, basis, lines: linesOf(basis) };
}

const FIRST = '2026-01-01';
const deal = (dealId: string, closeDate: Day, more: Partial<Deal> = {}): Deal => ({
  dealId,
  won: true,
  closeDate,
  amount: 1_000_000,
  leftOn: null,
  ...more,
});
const rulesIn = ({ lines }: ToldStatement) => lines.map(({ rule, dealId, amount }) => [rule, dealId, amount]);

describe('a deal', () => {
  const told = [statementOf(FIRST, [deal('ash', '2026-01-10')], [])];

  it('that was noted after its month was told is paid by the next statement, added to what was credited', () => {
    const february = statementOf('2026-02-01', [deal('ash', '2026-01-10'), deal('bell', '2026-01-20')], told);
    expect(february.basis.creditBefore).toBe(1_000_000);
    expect(rulesIn(february)).toEqual([['tier', 'bell', 150_000]]);
  });

  it('of a quota period that is over is paid by that period, and credited to no other', () => {
    const april = statementOf(
      '2026-04-01',
      [deal('ash', '2026-01-10'), deal('bell', '2026-03-31', { amount: 5_000_000 })],
      [
        ...told,
        statementOf('2026-02-01', [deal('ash', '2026-01-10')], told),
        statementOf('2026-03-01', [deal('ash', '2026-01-10')], told),
      ],
    );
    expect(april.basis).toMatchObject({
      creditBefore: 0,
      deals: [],
      late: [{ starts: '2026-01-01', creditBefore: 1_000_000 }],
    });
    expect(rulesIn(april)).toEqual([
      ['late', 'bell', 600_000],
      ['late', 'bell', 225_000],
    ]);
  });

  it('that was paid, reopened and won anew is taken back as it was paid, and paid as it stands', () => {
    const reopened = statementOf('2026-02-01', [deal('ash', '2026-01-10', { won: false })], told);
    expect(rulesIn(reopened)).toEqual([['reopened', 'ash', -150_000]]);
    const again = deal('ash', '2026-02-11', { amount: 2_000_000 });
    expect(rulesIn(statementOf('2026-02-01', [again], told))).toEqual([
      ['tier', 'ash', 300_000],
      ['rewon', 'ash', -150_000],
    ]);
    expect(rulesIn(statementOf('2026-03-01', [deal('ash', '2026-03-02')], [...told, reopened]))).toEqual([
      ['tier', 'ash', 150_000],
    ]);
  });

  it('that was reopened and won as it was stays paid', () =>
    expect(rulesIn(statementOf('2026-02-01', [deal('ash', '2026-01-10')], told))).toEqual([]));

  it('is paid again where a customer who was thought to have left did not', () => {
    const left = statementOf('2026-02-01', [deal('ash', '2026-01-10', { leftOn: '2026-02-05' })], told);
    expect(rulesIn(left)).toEqual([['left', 'ash', -150_000]]);
    expect(rulesIn(statementOf('2026-03-01', [deal('ash', '2026-01-10')], [...told, left]))).toEqual([
      ['tier', 'ash', 150_000],
    ]);
    const stays = statementOf('2026-03-01', [deal('ash', '2026-01-10', { leftOn: '2026-02-05' })], [...told, left]);
    expect(rulesIn(stays)).toEqual([]);
  });

  it('that somebody else is credited with now is taken back', () =>
    expect(rulesIn(statementOf('2026-02-01', [deal('ash', '2026-01-10', { won: true, amount: 0 })], told))).toEqual([
      ['reopened', 'ash', -150_000],
    ]));
});

describe('what was paid for a deal', () => {
  const paid = { credit: 100, on: '2026-07-20' };
  const won = { won: true, closeDate: '2026-07-20', credit: 100, leftOn: null };
  it.each([
    ['stays where the customer does', won, undefined],
    ['is taken back where the deal is open again', { ...won, won: false }, 'reopened'],
    ['is taken back where nothing of it is known any more', undefined, 'reopened'],
    ['is taken back where the customer leaves on the last day', { ...won, leftOn: '2026-10-18' }, 'left'],
    ['stays where they leave a day later', { ...won, leftOn: '2026-10-19' }, undefined],
    ['stays where they had left before, and came back', { ...won, leftOn: '2026-07-19' }, undefined],
    ['is taken back where the deal was won anew on another day', { ...won, closeDate: '2026-08-01' }, 'rewon'],
    ['is taken back where it was won anew with another amount', { ...won, credit: 90 }, 'rewon'],
  ])('%s', (_, fact, why) => expect(takenBackFor(paid, fact, 90)).toBe(why));
});

/** What happens to one of four deals in a month: it is won on a day before or in it, reopened, or its customer leaves or did not. */
const happening = fc.record({
  which: fc.nat(3),
  what: fc.constantFrom('won', 'won', 'reopened', 'left', 'stayed'),
  daysAgo: fc.nat(100),
  amount: fc.integer({ min: 1, max: 9_000_000 }),
});

function happen(
  deals: Map<string, Deal>,
  { which, what, daysAgo, amount }: { which: number; what: string; daysAgo: number; amount: number },
  last: Day,
) {
  const dealId = `deal ${which}`;
  const had = deals.get(dealId);
  const day = addDays(last, -daysAgo);
  if (what === 'won' && !had?.won && day >= FIRST)
    deals.set(dealId, deal(dealId, day, { amount, leftOn: had?.leftOn ?? null }));
  if (!had) return;
  if (what === 'reopened') deals.set(dealId, { ...had, won: false });
  if (what === 'left') deals.set(dealId, { ...had, leftOn: last });
  if (what === 'stayed') deals.set(dealId, { ...had, leftOn: null });
}

const stays = ({ won, closeDate, leftOn }: Deal) =>
  won && !(leftOn !== null && leftOn >= closeDate && daysBetween(closeDate, leftOn) <= CLAWBACK);

describe('whatever becomes of deals', () => {
  it('each is paid once as it stands in the end, and one that does not count came to nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.array(happening, { maxLength: 4 }), { minLength: 1, maxLength: 9 }), (months) => {
        const deals = new Map<string, Deal>();
        const told: ToldStatement[] = [];
        // Nothing happens in the last two months: what is still open is put right in them.
        for (const [at, happenings] of [...months, [], []].entries()) {
          const month = addMonths(FIRST, at);
          for (const one of happenings) happen(deals, one, addDays(addMonths(month, 1), -1));
          const statement = statementOf(month, [...deals.values()], told);
          expect(statementOf(month, [...deals.values()], told)).toEqual(statement);
          expect(totalOf(statement.lines)).toBe(statement.lines.reduce((sum, { amount }) => sum + amount, 0));
          told.push(statement);
        }
        for (const one of deals.values()) {
          const own = told.flatMap(({ lines }) => lines).filter(({ dealId }) => dealId === one.dealId);
          const [credit, paid] = [own.reduce((sum, line) => sum + line.credit, 0), totalOf(own)];
          expect([one, credit]).toEqual([one, stays(one) ? one.amount : 0]);
          if (!stays(one)) expect([one, paid]).toEqual([one, 0]);
        }
      }),
    );
  });
});
