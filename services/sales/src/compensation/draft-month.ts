import type { Transaction } from '@talent-os/service-kit';
import { addDays, addMonths, monthStart, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { CompPlan } from './comp-plan.entity.js';
import { CompStatement } from './comp-statement.entity.js';
import { periodsOf, sellersOn, wonBetween, type CreditedDeal, type Seller } from './sellers.queries.js';
import { linesOf, takenBackFor, totalOf, type Basis, type TakenBack } from './statement.rules.js';

type Paid = TakenBack & { readonly userId: string };
type Settled = { readonly month: Day; readonly dealIds: ReadonlySet<string> };

/** The plan in force for a segment on a day. */
const planOn = (plans: readonly CompPlan[], role: string, day: Day): CompPlan | undefined =>
  plans
    .filter((plan) => plan.role === role && plan.effectiveFrom !== null && plan.effectiveFrom <= day)
    .toSorted((one, other) => (one.effectiveFrom! < other.effectiveFrom! ? 1 : -1))[0];

/** Drafts the statements of a month and calculates its drafts anew; what was published stays. How many are drafts then. */
export async function draftMonth(tx: Transaction, month: Day): Promise<number> {
  await tx.advisoryLock('commission statements');
  const plans = await tx.findAll(CompPlan, {});
  const sellers = await sellersOn(tx, month, quarterOf(month));
  const ends = addDays(addMonths(month, 1), -1);
  const earliest = sellers.map(({ starts }) => starts).toSorted()[0] ?? month;
  const won = await wonBetween(tx, earliest, ends);
  const before = (await tx.findAll(CompStatement, {})).filter((one) => one.month !== month && one.status !== 'draft');
  const present = new Map((await tx.findAll(CompStatement, { month })).map((one) => [one.userId, one]));
  const facts = await factsOf(tx);
  let drafted = 0;
  for (const seller of sellers) {
    // A plan pays for whole quota periods: one that came in the middle of it waits for the next.
    const plan = planOn(plans, seller.role, seller.starts);
    const statement = present.get(seller.userId);
    if (!plan || (statement && statement.status !== 'draft')) continue;
    const mine = before.filter(({ userId }) => userId === seller.userId);
    const basis = basisOf(
      seller,
      plan,
      month,
      won.filter(({ ownerId }) => ownerId === seller.userId),
      mine,
      facts,
    );
    const lines = linesOf(basis);
    const row = {
      basis,
      lines,
      total: totalOf(lines),
      problem: basis.quota > 0 ? null : ('quota' as const),
    };
    if (statement) await tx.update(CompStatement, statement, row);
    else await tx.insert(CompStatement, { ...row, userId: seller.userId, month, status: 'draft' });
    drafted += 1;
  }
  return drafted;
}

function basisOf(
  seller: Seller,
  { role, terms, currency }: CompPlan,
  month: Day,
  won: readonly CreditedDeal[],
  statements: readonly CompStatement[],
  facts: ReadonlyMap<string, DealFact>,
): Basis {
  const settled = statements.map(settledBy);
  const inPeriod = won.filter(({ closeDate }) => closeDate >= seller.starts);
  // A deal noted late joins the next statement: the one of its own month is told already.
  const missed = ({ closeDate, dealId }: CreditedDeal) => {
    const own = settled.find((one) => one.month === monthStart(closeDate));
    return own !== undefined && !settled.some(({ dealIds }) => dealIds.has(dealId));
  };
  const deals = inPeriod.filter((deal) => deal.closeDate >= month || missed(deal));
  const creditBefore = inPeriod.filter((deal) => !deals.includes(deal)).reduce((sum, { amount }) => sum + amount, 0);
  return {
    role,
    terms,
    currency,
    quota: seller.quota,
    periods: periodsOf(seller),
    starts: seller.starts,
    ends: seller.ends,
    creditBefore,
    deals: deals.map(({ dealId, dealName, accountName, closeDate, amount }) => ({
      dealId,
      dealName,
      accountName,
      closeDate,
      amount,
    })),
    takenBack: takenBackBy(statements, terms.clawbackDays, facts),
    corrections: [],
  };
}

const settledBy = ({ month, lines }: CompStatement): Settled => ({
  month,
  dealIds: new Set(lines.flatMap(({ rule, dealId }) => (rule === 'tier' && dealId ? [dealId] : []))),
});

/** Deals that were paid for and are not any more: by the terms of the plan in force, and once. */
function takenBackBy(
  statements: readonly CompStatement[],
  clawbackDays: number,
  facts: ReadonlyMap<string, DealFact>,
): TakenBack[] {
  const paid = new Map<string, Omit<Paid, 'userId' | 'why'>>();
  for (const { dealId, dealName, accountName, on, credit, amount } of statements.flatMap(({ lines }) => lines)) {
    if (dealId === null) continue;
    const had = paid.get(dealId) ?? { dealId, dealName, accountName, on, credit: 0, paid: 0 };
    paid.set(dealId, { ...had, credit: had.credit + credit, paid: had.paid + amount });
  }
  return [...paid.values()].flatMap((deal) => {
    const { won = false, leftOn = null, closeDate = deal.on! } = facts.get(deal.dealId) ?? {};
    const why = deal.paid > 0 ? takenBackFor({ won, closeDate, leftOn }, clawbackDays) : undefined;
    return why ? [{ ...deal, why, on: why === 'left' ? leftOn : null }] : [];
  });
}

type DealFact = {
  readonly dealId: string;
  readonly won: boolean;
  readonly closeDate: Day;
  readonly leftOn: Day | null;
};

/** What has become of every deal that some statement paid for. */
async function factsOf(tx: Transaction): Promise<ReadonlyMap<string, DealFact>> {
  const rows = await tx.read<DealFact>(
    `select d.id as "dealId", d.stage = 'closed_won' as won, d.close_date::text as "closeDate",
       a.churned_on::text as "leftOn"
     from sales.deal d join sales.account a on a.organization_id = $1 and a.id = d.account_id
     where d.organization_id = $1 and d.id in (
       select (line ->> 'dealId')::uuid from sales.comp_statement s, jsonb_array_elements(s.lines) line
       where s.organization_id = $1 and s.status <> 'draft' and line ->> 'dealId' is not null)`,
  );
  return new Map(rows.map((row) => [row.dealId, row]));
}
