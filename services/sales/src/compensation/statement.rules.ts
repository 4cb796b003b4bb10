import type { ErrorCode } from '@talent-os/contracts';
import { payOf, type CompTerms } from '@talent-os/contracts/sales/commission.js';
import {
  statementStateKeys,
  type LineRule,
  type Statement,
  type StatementDetail,
  type StatementState,
} from '@talent-os/contracts/sales/compensation-shapes.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';

/** A deal that was won, as a statement credits it. */
type WonDeal = {
  readonly dealId: string;
  readonly dealName: string;
  readonly accountName: string;
  readonly closeDate: Day;
  readonly amount: number;
};
/** A deal whose commission is taken back, with what was paid for it. */
export type TakenBack = Omit<WonDeal, 'closeDate' | 'amount'> & {
  readonly why: Extract<LineRule, 'left' | 'reopened'>;
  readonly on: Day | null;
  readonly credit: number;
  readonly paid: number;
};

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
  readonly takenBack: readonly TakenBack[];
  readonly corrections: readonly { readonly amount: number; readonly on: Day }[];
};
export type Line = StatementDetail['lines'][number];
export type Dispute = {
  readonly text: string;
  readonly at: string;
  readonly answerBy: Day;
  readonly answer: string | null;
  readonly answeredById: string | null;
  readonly answeredAt: string | null;
};

/** The lines of a statement: deals in the order they were won, each split where it crosses into another tier, then what is taken back and corrected. */
export function linesOf({ terms, quota, periods, creditBefore, deals, takenBack, corrections }: Basis): Line[] {
  const none = { tier: null, multiplier: null };
  let credited = creditBefore;
  const earned = deals.flatMap(({ dealId, dealName, accountName, closeDate, amount }) => {
    const parts = payOf({ ...terms, quota, periods }, credited, amount);
    credited += amount;
    return parts.map(({ tier, credit, amount: pays }) => ({
      rule: 'tier' as const,
      tier,
      multiplier: terms.tiers[tier]!.multiplier,
      dealId,
      dealName,
      accountName,
      on: closeDate,
      credit,
      amount: pays,
    }));
  });
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

export const totalOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Why commission that was paid for a deal is taken back; nothing where it stays paid. */
export function takenBackFor(
  deal: { readonly won: boolean; readonly closeDate: Day; readonly leftOn: Day | null },
  clawbackDays: number,
): TakenBack['why'] | undefined {
  if (!deal.won) return 'reopened';
  if (deal.leftOn === null || deal.leftOn < deal.closeDate) return undefined;
  return daysBetween(deal.closeDate, deal.leftOn) <= clawbackDays ? 'left' : undefined;
}

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
