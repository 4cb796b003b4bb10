import { addDays, daysBetween, monthStart, type Day } from '@talent-os/service-kit/calendar';
import type { Basis, LatePeriod, Line, PeriodBasis, TakenBack, WonDeal } from './statement.rules.js';

/** What has become of a deal that was paid for, as far as one seller is credited with it. */
export type DealFact = {
  readonly dealId: string;
  readonly won: boolean;
  readonly closeDate: Day;
  /** What the seller is credited with; 0 where they no longer are. */
  readonly credit: number;
  readonly leftOn: Day | null;
};
/** A statement that was told to the seller. */
export type ToldStatement = { readonly month: Day; readonly basis: PeriodBasis; readonly lines: readonly Line[] };

type CreditInput = {
  readonly month: Day;
  /** The quota period the month lies in. */
  readonly starts: Day;
  readonly clawbackDays: number;
  /** Deals the seller is credited with that are won until the end of the month, in the order they are credited. */
  readonly won: readonly WonDeal[];
  /** Their statements of other months, the first first. */
  readonly told: readonly ToldStatement[];
  /** Whether what was won in a month is settled, so that a deal of it that is not paid came late. */
  readonly isSettled: (month: Day) => boolean;
  readonly facts: ReadonlyMap<string, DealFact>;
};
type Paid = Omit<TakenBack, 'why'>;

/** What a statement pays for and what it takes back: each deal once, whenever it was noted and however often it was reopened. */
export function creditsIn(input: CreditInput): Pick<Basis, 'creditBefore' | 'deals' | 'late' | 'takenBack'> {
  const { month, starts, clawbackDays, won, told, isSettled, facts } = input;
  const paid = paidSoFar(told);
  const open = (deal: WonDeal) => !isPaid(deal, paid.get(deal.dealId));
  const missed = (deal: WonDeal) =>
    deal.closeDate < month &&
    isSettled(monthStart(deal.closeDate)) &&
    open(deal) &&
    !hasLeft(deal, facts, clawbackDays);
  const periodOf = ({ closeDate }: WonDeal) =>
    closeDate < starts
      ? told.find(({ basis }) => basis.quota > 0 && basis.starts <= closeDate && closeDate <= basis.ends)?.basis
      : undefined;
  const due = won.filter((deal) => (deal.closeDate >= month && open(deal)) || missed(deal));
  // What came late from a period in which the seller had no statement counts in this one.
  const deals = due.filter((deal) => periodOf(deal) === undefined);
  const inPeriod = won.filter(({ closeDate }) => closeDate >= starts);
  const late = lateOf(due, won, periodOf);
  return {
    creditBefore: creditOf(inPeriod.filter((deal) => !deals.includes(deal))),
    deals,
    ...(late.length > 0 && { late }),
    takenBack: takenBack(paid, facts, clawbackDays),
  };
}

const creditOf = (deals: readonly WonDeal[]): number => deals.reduce((sum, { amount }) => sum + amount, 0);

function lateOf(
  due: readonly WonDeal[],
  won: readonly WonDeal[],
  periodOf: (deal: WonDeal) => PeriodBasis | undefined,
): LatePeriod[] {
  const periods = new Map<Day, PeriodBasis>();
  for (const period of due.flatMap((deal) => periodOf(deal) ?? [])) periods.set(period.starts, period);
  return [...periods.values()].map(({ terms, quota, periods: perYear, starts, ends }) => {
    const within = (deal: WonDeal) => deal.closeDate >= starts && deal.closeDate <= ends;
    const deals = due.filter(within);
    const creditBefore = creditOf(won.filter((deal) => within(deal) && !deals.includes(deal)));
    return { terms, quota, periods: perYear, starts, ends, creditBefore, deals };
  });
}

/** What each deal was paid with on the whole, by its id. */
function paidSoFar(told: readonly ToldStatement[]): ReadonlyMap<string, Paid> {
  const paid = new Map<string, Paid>();
  for (const { dealId, dealName, accountName, rule, on, credit, amount } of told.flatMap(({ lines }) => lines)) {
    if (dealId === null) continue;
    const had = paid.get(dealId) ?? { dealId, dealName, accountName, on, credit: 0, paid: 0 };
    const pays = rule === 'tier' || rule === 'late';
    paid.set(dealId, { ...had, on: pays ? on : had.on, credit: had.credit + credit, paid: had.paid + amount });
  }
  return paid;
}

/** Whether a deal is paid as it stands: one that was won anew, on another day or with another amount, is not. */
const isPaid = ({ amount, closeDate }: WonDeal, paid: Paid | undefined): boolean =>
  paid !== undefined && paid.credit === amount && paid.on === closeDate;

const hasLeft = ({ dealId }: WonDeal, facts: ReadonlyMap<string, DealFact>, clawbackDays: number): boolean => {
  const fact = facts.get(dealId);
  return fact !== undefined && leftWithin(fact, clawbackDays);
};

const leftWithin = ({ closeDate, leftOn }: Pick<DealFact, 'closeDate' | 'leftOn'>, clawbackDays: number): boolean =>
  leftOn !== null && leftOn >= closeDate && daysBetween(closeDate, leftOn) <= clawbackDays;

/** Deals that were paid for and are not any more: by the terms of the plan in force, and once. */
const takenBack = (
  paid: ReadonlyMap<string, Paid>,
  facts: ReadonlyMap<string, DealFact>,
  clawbackDays: number,
): TakenBack[] =>
  [...paid.values()].flatMap((deal) => {
    const fact = facts.get(deal.dealId);
    const why = deal.credit > 0 ? takenBackFor(deal, fact, clawbackDays) : undefined;
    return why ? [{ ...deal, why, on: why === 'left' ? fact!.leftOn : null }] : [];
  });

/** Why commission that was paid for a deal is taken back; nothing where it stays paid. */
export function takenBackFor(
  paid: Pick<Paid, 'credit' | 'on'>,
  fact: Pick<DealFact, 'won' | 'closeDate' | 'credit' | 'leftOn'> | undefined,
  clawbackDays: number,
): TakenBack['why'] | undefined {
  if (!fact?.won || fact.credit === 0) return 'reopened';
  if (leftWithin(fact, clawbackDays)) return 'left';
  return paid.credit === fact.credit && paid.on === fact.closeDate ? undefined : 'rewon';
}

/** So many days of won deals are looked through for one that came late. */
const LATE_DAYS = 366;
export const lookedFrom = (starts: Day): Day => addDays(starts, -LATE_DAYS);
