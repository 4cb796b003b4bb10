import type { ErrorCode } from '@talent-os/contracts';
import { payOf, type CompTerms } from '@talent-os/contracts/sales/commission.js';
import {
  statementStateKeys,
  type LineRule,
  type Statement,
  type StatementDetail,
  type StatementState,
} from '@talent-os/contracts/sales/compensation-shapes.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';

/** A deal that was won, as a statement credits it. */
export type WonDeal = {
  readonly dealId: string;
  readonly dealName: string;
  readonly accountName: string;
  readonly closeDate: Day;
  /** What the seller is credited with. */
  readonly amount: number;
  /** In percent, where others are credited with the rest. */
  readonly share?: number;
};
/** A deal whose commission is taken back, with what was paid for it. */
export type TakenBack = Omit<WonDeal, 'closeDate' | 'amount' | 'share'> & {
  readonly why: Extract<LineRule, 'left' | 'reopened' | 'rewon'>;
  readonly on: Day | null;
  readonly credit: number;
  readonly paid: number;
};

/** What deals of a quota period are paid by. */
export type PeriodBasis = {
  readonly terms: CompTerms;
  readonly quota: number;
  readonly periods: number;
  readonly starts: Day;
  readonly ends: Day;
};
/** A quota period that is over, with deals of it that came late: they are paid as they would have been then. */
export type LatePeriod = PeriodBasis & { readonly creditBefore: number; readonly deals: readonly WonDeal[] };

/** Everything a statement is worked out from. */
export type Basis = {
  readonly role: string;
  readonly terms: CompTerms;
  readonly currency: string;
  /** 0 where none is set. */
  readonly quota: number;
  readonly periods: number;
  readonly starts: Day;
  readonly ends: Day;
  /** Won in the quota period before the first deal below. */
  readonly creditBefore: number;
  readonly deals: readonly WonDeal[];
  /** Absent where no deal of an earlier period came late. */
  readonly late?: readonly LatePeriod[];
  readonly takenBack: readonly TakenBack[];
  readonly corrections: readonly { readonly amount: number; readonly on: Day }[];
};
/** A line as it is kept: the share stands where there is one. */
export type Line = Omit<StatementDetail['lines'][number], 'share'> & { readonly share?: number };
export type Dispute = {
  readonly text: string;
  readonly at: string;
  readonly answerBy: Day;
  readonly answer: string | null;
  readonly answeredById: string | null;
  readonly answeredAt: string | null;
};

/** The lines of a statement: deals in the order they were won, each split where it crosses into another tier, then those that came late, and what is taken back and corrected. */
export function linesOf(basis: Basis): Line[] {
  const { late = [], takenBack, corrections } = basis;
  const none = { tier: null, multiplier: null };
  const earned = [...paidLines('tier', basis), ...late.flatMap((period) => paidLines('late', period))];
  const back = takenBack.map(({ why, paid, credit, ...deal }) => ({
    ...none,
    ...deal,
    rule: why,
    credit: -credit,
    amount: -paid,
  }));
  const corrected = corrections.map(({ amount, on }) => ({
    ...none,
    rule: 'correction' as const,
    dealId: null,
    dealName: '',
    accountName: '',
    on,
    credit: 0,
    amount,
  }));
  return [...earned, ...back, ...corrected];
}

/** What deals pay, each added to what was credited before it. */
function paidLines(
  rule: 'tier' | 'late',
  { terms, quota, periods, creditBefore, deals }: Omit<LatePeriod, 'starts' | 'ends'>,
) {
  let credited = creditBefore;
  return deals.flatMap(({ dealId, dealName, accountName, closeDate, amount, share }) => {
    const parts = payOf({ ...terms, quota, periods }, credited, amount);
    credited += amount;
    return parts.map(({ tier, credit, amount: pays }) => ({
      rule,
      tier,
      multiplier: terms.tiers[tier]!.multiplier,
      dealId,
      dealName,
      accountName,
      on: closeDate,
      ...(share !== undefined && { share }),
      credit,
      amount: pays,
    }));
  });
}

export const totalOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

export type StatementFacts = {
  readonly status: StatementState;
  readonly problem: unknown;
  /** Whether it is the caller's own. */
  readonly mine: boolean;
  readonly manages: boolean;
  readonly sells: boolean;
  readonly disputeUntil: Day | null;
  readonly today: Day;
};

const when = (holds: boolean, code: ErrorCode = 'comp.state'): ErrorCode | undefined => (holds ? undefined : code);

export const publishRefusal = ({ status, problem }: StatementFacts) => when(status === 'draft' && problem === null);
export const disputeRefusal = ({ status, disputeUntil, today }: StatementFacts) =>
  when(status === 'published') ?? when(disputeUntil !== null && today <= disputeUntil, 'comp.deadline');
export const resolveRefusal = ({ status, mine }: StatementFacts) =>
  when(!mine, 'comp.own') ?? when(status === 'disputed');

/** What the caller may do with a statement as it stands. */
export const mayOf = (facts: StatementFacts): Statement['may'] => ({
  to: statesWithout(statementStateKeys, (to) =>
    to === 'published' && facts.manages ? publishRefusal(facts) : 'comp.state',
  ),
  do: actionsBy(
    {
      dispute: (one: StatementFacts) => one.mine && one.sells && !disputeRefusal(one),
      resolve: (one: StatementFacts) => one.manages && !resolveRefusal(one),
    },
    facts,
  ),
});

const SATURDAY = 6;
/** The day so many business days later. */
export function businessDaysAfter(day: Day, days: number): Day {
  let at = day;
  for (let left = days; left > 0;) {
    at = addDays(at, 1);
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== SATURDAY) left -= 1;
  }
  return at;
}
