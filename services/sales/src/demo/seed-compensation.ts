import { usualTiers, type CompTerms } from '@talent-os/contracts/sales/commission.js';
import { demoId, type Ctx, type DemoOrganization, type DemoPerson, type Transaction } from '@talent-os/service-kit';
import {
  addDays,
  addMonths,
  dayOf,
  daysBefore,
  monthStart,
  quarterOf,
  type Day,
} from '@talent-os/service-kit/calendar';
import { Account } from '../accounts/account.entity.js';
import { CompPlan } from '../compensation/comp-plan.entity.js';
import { CompStatement } from '../compensation/comp-statement.entity.js';
import { draftMonth } from '../compensation/draft-month.js';
import { businessDaysAfter, linesOf, totalOf } from '../compensation/statement.rules.js';
import { DealShare } from '../deals/deal-share.entity.js';
import { Deal } from '../deals/deal.entity.js';
import { due } from '../due.js';
import type { DemoDeal } from './deal-life.js';
import type { demoSales } from './demo.js';
import { demoDispute, demoPlans } from './compensation.data.js';

/** Days since the statements in question were published, and until when they may be disputed. */
const PUBLISHED_AGO = 5;
const DISPUTE_LEFT = 9;
/** A customer leaves so long after they were won. */
const STAYED_DAYS = 20;

/** Quarters that are settled, before the one under way. */
const SETTLED_QUARTERS = 4;
/** In percent, of an open deal and of a won one. */
const SHARES = [30, 40] as const;

/** Plans in force for a year, and the statements of every month since: the same rules draft them that draft everybody's. */
export async function seedCompensation(
  { slug }: DemoOrganization,
  { sellers, deciderIds, deals }: ReturnType<typeof demoSales>,
  ctx: Ctx,
): Promise<void> {
  // The day before: it has come wherever the organization is.
  const today = addDays(dayOf(ctx.now), -1);
  const current = quarterOf(today);
  const since = addMonths(current.starts, -3 * SETTLED_QUARTERS);
  const months = monthsFrom(since, monthStart(today));
  await ctx.db.write(async (tx) => {
    await tx.insertAll(DealShare, sharesOf(slug, sellers, deals, monthStart(today, -2)));
    await tx.insertAll(CompPlan, plansOf(slug, since, deciderIds[0]!, ctx.now));
    for (const [role] of demoPlans)
      await due.set(tx, 'compPlan', demoId('comp plan', slug, role), addMonths(monthStart(today), 1));
    for (const month of months.slice(0, -1)) {
      await draftMonth(tx, month);
      await tell(tx, ctx, month, month === months.at(-2) ? today : null);
    }
    await customerLeaves(tx, sellers[0]!.id, today);
    await draftMonth(tx, months.at(-1)!);
    await dispute(
      tx,
      ctx,
      months.at(-2)!,
      sellers.slice(2).map(({ id }) => id),
      deciderIds[0]!,
      today,
    );
  });
}

/** Who signs in shares an open deal with a colleague, and has a part of one that the colleague won in a month that is told. */
function sharesOf(
  slug: string,
  sellers: readonly DemoPerson[],
  deals: readonly DemoDeal[],
  month: Day,
): Pick<DealShare, 'id' | 'dealId' | 'userId' | 'percent'>[] {
  const me = sellers.find(({ signsIn }) => signsIn);
  const colleagues = sellers.filter(({ signsIn }) => !signsIn);
  const open = deals.find(({ ownerId, stage }) => ownerId === me?.id && stage === 'negotiation');
  const won = deals.find(
    ({ ownerId, stage, closeDate }) =>
      stage === 'closed_won' && monthStart(closeDate) === month && colleagues.some(({ id }) => id === ownerId),
  );
  const [mine, theirs] = SHARES;
  const given = [
    ...(open && colleagues[0] ? [{ dealId: open.id, userId: colleagues[0].id, percent: mine }] : []),
    ...(won && me ? [{ dealId: won.id, userId: me.id, percent: theirs }] : []),
  ];
  return given.map((one) => ({ ...one, id: demoId('deal share', slug, one.dealId) }));
}

function monthsFrom(from: Day, until: Day): Day[] {
  const months: Day[] = [];
  for (let month = from; month < until; month = addMonths(month, 1)) months.push(month);
  return months;
}

function plansOf(slug: string, since: Day, publishedById: string, now: Date) {
  const terms = (baseSalary: number, targetVariable: number): CompTerms => ({
    baseSalary,
    targetVariable,
    tiers: [...usualTiers],
    clawbackDays: 90,
  });
  const inForce = demoPlans.map(([role, base, target]) => ({
    id: demoId('comp plan', slug, role),
    role,
    terms: terms(base, target),
    currency: 'USD',
    effectiveFrom: since,
    publishedById,
    createdAt: daysBefore(now, 400),
  }));
  const [first] = inForce;
  const tiers = usualTiers.map((tier, at) => (at === 1 ? { ...tier, multiplier: 175 } : tier));
  return [
    ...inForce,
    {
      ...first!,
      id: demoId('comp plan', slug, first!.role, 'draft'),
      terms: { ...first!.terms, tiers, clawbackDays: 120 },
      effectiveFrom: null,
      publishedById: null,
      createdAt: daysBefore(now, 2),
    },
  ];
}

/** Publishes the drafts of a month; those told long ago are final. */
async function tell(tx: Transaction, ctx: Ctx, month: Day, today: Day | null): Promise<void> {
  for (const draft of await tx.findAll(CompStatement, { month, status: 'draft' })) {
    if (draft.problem) continue;
    const disputeUntil = addDays(today ?? addMonths(month, 1), DISPUTE_LEFT);
    await tx.update(CompStatement, draft, {
      status: today ? 'published' : 'final',
      publishedAt: today ? daysBefore(ctx.now, PUBLISHED_AGO) : new Date(`${addMonths(month, 1)}T12:00:00Z`),
      disputeUntil,
    });
    if (today) await due.set(tx, 'statement', draft.id, addDays(disputeUntil, 1));
  }
}

/** A customer the person was paid for has left. */
async function customerLeaves(tx: Transaction, userId: string, today: Day): Promise<void> {
  const paid = (await tx.findAll(CompStatement, { userId }, { month: 'ASC' }))
    .flatMap(({ lines }) => lines)
    .find(({ dealId, on }) => dealId !== null && on !== null && addDays(on, STAYED_DAYS) <= today);
  if (!paid) return;
  const { accountId } = await tx.get(Deal, paid.dealId!);
  await tx.update(Account, await tx.get(Account, accountId), { churnedOn: addDays(paid.on!, STAYED_DAYS) });
}

/** One statement waits for an answer, another has one. */
async function dispute(
  tx: Transaction,
  ctx: Ctx,
  month: Day,
  sellerIds: readonly string[],
  answeredById: string,
  today: Day,
): Promise<void> {
  const published = (await tx.findAll(CompStatement, { month, status: 'published' })).filter(
    ({ userId, total }) => sellerIds.includes(userId) && total > 0,
  );
  const [open, answered] = published.toSorted(
    (one, other) => sellerIds.indexOf(one.userId) - sellerIds.indexOf(other.userId),
  );
  const said = { at: daysBefore(ctx.now, 2).toISOString(), answerBy: businessDaysAfter(addDays(today, -2), 5) };
  const unanswered = { answer: null, answeredById: null, answeredAt: null };
  if (open) {
    await due.set(tx, 'statement', open.id, undefined);
    await tx.update(CompStatement, open, {
      status: 'disputed',
      dispute: { ...said, ...unanswered, text: demoDispute.open },
    });
  }
  if (answered) {
    const basis = { ...answered.basis, corrections: [{ amount: demoDispute.correction, on: today }] };
    const lines = linesOf(basis);
    await due.set(tx, 'statement', answered.id, addDays(today, DISPUTE_LEFT));
    await tx.update(CompStatement, answered, {
      status: 'resolved',
      basis,
      lines,
      total: totalOf(lines),
      dispute: {
        ...said,
        text: demoDispute.answered,
        answer: demoDispute.answer,
        answeredById,
        answeredAt: daysBefore(ctx.now, 1).toISOString(),
      },
    });
  }
}
