import type { Transaction } from '@talent-os/service-kit';
import { addDays, addMonths, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { CREDITS } from '../deals/credits.js';
import { CompPlan } from './comp-plan.entity.js';
import { CompStatement } from './comp-statement.entity.js';
import { creditsIn, lookedFrom, type DealFact } from './credit.rules.js';
import { periodsOf, sellersOn, wonBetween, type CreditedDeal, type Seller } from './sellers.queries.js';
import { linesOf, totalOf, type Basis } from './statement.rules.js';

type Settled = Pick<Parameters<typeof creditsIn>[0], 'isSettled' | 'facts'>;

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
  const won = await wonBetween(tx, lookedFrom(earliest), ends);
  const statements = (await tx.findAll(CompStatement, {}, { month: 'ASC' })).filter((one) => one.month !== month);
  const present = new Map((await tx.findAll(CompStatement, { month })).map((one) => [one.userId, one]));
  const told = statements.filter(({ status }) => status !== 'draft');
  const months = new Set(told.map((one) => one.month));
  const facts = await factsOf(tx);
  let drafted = 0;
  for (const seller of sellers) {
    // A plan pays for whole quota periods: one that came in the middle of it waits for the next.
    const plan = planOn(plans, seller.role, seller.starts);
    const statement = present.get(seller.userId);
    if (!plan || (statement && statement.status !== 'draft')) continue;
    const own = statements.filter(({ userId }) => userId === seller.userId);
    const drafts = new Set(own.filter(({ status }) => status === 'draft').map((one) => one.month));
    const basis = basisOf(
      seller,
      plan,
      month,
      won.filter(({ sellerId }) => sellerId === seller.userId),
      own.filter(({ status }) => status !== 'draft'),
      {
        isSettled: (of) => months.has(of) && !drafts.has(of),
        facts: new Map(facts.filter(({ sellerId }) => sellerId === seller.userId).map((one) => [one.dealId, one])),
      },
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
  told: readonly CompStatement[],
  settled: Settled,
): Basis {
  const credits = creditsIn({
    month,
    starts: seller.starts,
    clawbackDays: terms.clawbackDays,
    won: won.map(({ dealId, dealName, accountName, closeDate, amount, share }) => ({
      dealId,
      dealName,
      accountName,
      closeDate,
      amount,
      ...(share !== null && { share }),
    })),
    told,
    ...settled,
  });
  return {
    role,
    terms,
    currency,
    quota: seller.quota,
    periods: periodsOf(seller),
    starts: seller.starts,
    ends: seller.ends,
    ...credits,
    corrections: [],
  };
}

type SellerFact = DealFact & { readonly sellerId: string };

/** What has become of every deal that some statement paid for, for each who is credited with it. */
const factsOf = (tx: Transaction) =>
  tx.read<SellerFact>(
    `select c.id as "dealId", c.seller_id as "sellerId", c.stage = 'closed_won' as won, c.close_date::text as "closeDate",
       c.credit::float8 as credit, a.churned_on::text as "leftOn"
     from ${CREDITS} c join sales.account a on a.organization_id = $1 and a.id = c.account_id
     where c.id in (
       select (line ->> 'dealId')::uuid from sales.comp_statement s, jsonb_array_elements(s.lines) line
       where s.organization_id = $1 and s.status <> 'draft' and line ->> 'dealId' is not null)`,
  );
