import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CompTier } from '@talent-os/contracts/sales/commission.js';
import {
  disputeStatement,
  draftStatements,
  estimateCommission,
  getCompensation,
  getStatement,
  listStatements,
  publishCompPlan,
  publishStatements,
  recordChurn,
  resolveStatement,
  saveCompPlan,
  simulateCompPlan,
} from '@talent-os/contracts/sales/compensation.js';
import { listAccounts } from '@talent-os/contracts/sales/deals.js';
import { addDays, monthOf, monthStart, quarterOf } from '@talent-os/service-kit/calendar';
import { demoToday, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { linesOf, type Basis } from './statement.rules.js';

const SLUG = 'northwind';
const tier = (fromPct: number, toPct: number | null, multiplier: number): CompTier => ({ fromPct, toPct, multiplier });
const terms = (tiers: CompTier[]) => ({ baseSalary: 5_200_000, targetVariable: 1_040_000, clawbackDays: 90, tiers });

let head: Person;
let admin: Person;
let seller: Person;

beforeAll(async () => {
  const member = async (role: 'DEPARTMENT_HEAD' | 'SALES_REP') =>
    (await newMember(SLUG, { role, industry: 'SALES' })).signIn();
  [head, admin, seller] = await Promise.all([
    member('DEPARTMENT_HEAD'),
    signIn('org.admin@northwind.example'),
    signIn('sales.rep@northwind.example'),
  ]);
});

const all = async (person: Person, more = {}) => (await person.call(listStatements, more)).items;

describe('a compensation plan', () => {
  it('is drafted with tiers that cover every percent once, simulated, and pays from the next period on', async () => {
    const role = 'Small business';
    const refused = await head.refused(saveCompPlan, { role, ...terms([tier(0, 100, 100), tier(90, null, 150)]) });
    expect(refused).toMatchObject({ code: 'comp.tiers', errors: [{ field: 'tiers.1' }] });
    const gap = await head.refused(saveCompPlan, { role, ...terms([tier(0, 100, 100), tier(110, null, 150)]) });
    expect(gap.code).toBe('comp.tiers');
    const unknown = await head.refused(saveCompPlan, { role: 'Nobody', ...terms([tier(0, null, 100)]) });
    expect(unknown.code).toBe('resource.missing');

    const tiers = [tier(0, 100, 100), tier(100, null, 200)];
    const { compPlanId } = await head.call(saveCompPlan, { role, ...terms(tiers) });
    const read = async () => (await head.call(getCompensation, {})).roles.find((one) => one.role === role)!;
    const before = (await read()).inForce;
    expect((await read()).draft).toMatchObject({ compPlanId, terms: { tiers }, may: { do: ['edit', 'publish'] } });
    const { items } = await head.call(simulateCompPlan, { compPlanId });
    expect(items.length).toBeGreaterThan(0);
    for (const one of items) expect(one.draft).toBeGreaterThanOrEqual(0);
    const { effectiveFrom } = await head.call(publishCompPlan, { compPlanId });
    expect(effectiveFrom).toBe(addDays(quarterOf(demoToday(SLUG)).ends, 1));
    expect(await read()).toMatchObject({ inForce: before, toCome: { compPlanId, may: { do: [] } }, draft: null });
    expect((await head.refused(publishCompPlan, { compPlanId })).code).toBe('comp.plan');
  });

  it('in another currency than the organization is not published', async () => {
    const { compPlanId } = await head.call(saveCompPlan, { role: 'Mid-market', ...terms([tier(0, null, 100)]) });
    await ownerQuery(`update sales.comp_plan set currency = 'EUR' where id = $1`, [compPlanId]);
    expect((await head.refused(publishCompPlan, { compPlanId })).code).toBe('comp.currency');
  });

  it('is read by a seller who is paid by it, without drafts, and written by nobody else', async () => {
    const { roles } = await seller.call(getCompensation, {});
    expect(roles).toHaveLength(1);
    expect(roles[0]!.draft).toBeNull();
    expect(roles[0]!.inForce!.may.do).toEqual([]);
    expect((await seller.refused(saveCompPlan, { role: 'Enterprise', ...terms([tier(0, null, 1)]) })).status).toBe(403);
    const { items, quota } = await seller.call(estimateCommission, {});
    expect(quota).toBeGreaterThan(0);
    for (const { amount } of items) expect(amount).toBeGreaterThan(0);
  });
});

describe('a statement', () => {
  it('is a seller’s own, line by line; somebody else’s is not found', async () => {
    const mine = await all(seller);
    expect(mine.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ userId }) => userId)).size).toBe(1);
    expect(mine.map(({ status }) => status)).not.toContain('draft');
    const others = (await all(head)).find(({ userId }) => userId !== mine[0]!.userId)!;
    expect((await seller.refused(getStatement, { statementId: others.statementId })).code).toBe('resource.missing');
    const statement = await seller.call(getStatement, { statementId: mine[0]!.statementId });
    expect(statement.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(statement.total);
  });

  it('that is final comes to the same cents when it is worked out again', async () => {
    const rows = await ownerQuery<{ basis: Basis; lines: unknown }>(
      `select basis, lines from sales.comp_statement where status <> 'draft' limit 200`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { basis, lines } of rows) expect(linesOf(basis)).toEqual(lines);
  });

  it('is drafted for a month that is over, published, disputed in time, answered, and final then', async () => {
    const month = monthOf(monthStart(demoToday(SLUG), -1));
    expect((await head.refused(draftStatements, { month: monthOf(demoToday(SLUG)) })).code).toBe('comp.month');
    await head.call(draftStatements, { month });
    const { published } = await head.call(publishStatements, { month });
    expect(published).toBeGreaterThanOrEqual(0);
    expect(await head.call(publishStatements, { month })).toMatchObject({ published: 0 });
    const [mine] = await all(seller, { month });
    const { statementId, version, total } = mine!;
    expect(mine!.may.do).toEqual(['dispute']);
    const stale = await seller.refused(disputeStatement, {
      statementId,
      text: 'A deal is missing',
      version: version + 1,
    });
    expect(stale.code).toBe('resource.stale');
    await seller.call(disputeStatement, { statementId, text: 'A deal is missing', version });
    expect((await seller.refused(disputeStatement, { statementId, text: 'Once more' })).code).toBe('comp.state');
    await admin.call(resolveStatement, { statementId, answer: 'You are right', correction: 12_345 });
    const after = await seller.call(getStatement, { statementId });
    expect(after).toMatchObject({ status: 'resolved', total: total + 12_345, dispute: { answer: 'You are right' } });
    expect(after.lines.at(-1)).toMatchObject({ rule: 'correction', amount: 12_345 });
    expect((await admin.refused(resolveStatement, { statementId, answer: 'Once more' })).code).toBe('comp.state');
    await head.call(draftStatements, { month });
    expect((await seller.call(getStatement, { statementId })).total).toBe(total + 12_345);
  });

  it('is disputed no more once its day has passed', async () => {
    const closed = (await all(seller)).find(({ status }) => status === 'final')!;
    const late = await seller.refused(disputeStatement, { statementId: closed.statementId, text: 'A deal is missing' });
    expect(late.code).toBe('comp.state');
  });

  it('without a quota stays a draft, and says so', async () => {
    const month = monthStart(demoToday(SLUG), -1);
    const [row] = await ownerQuery<{ id: string; userId: string }>(
      `insert into sales.comp_statement (id, organization_id, created_at, updated_at, created_by, version, user_id, month,
         status, problem, basis, lines, total)
       select gen_random_uuid(), s.organization_id, now(), now(), null, 1, gen_random_uuid(), s.month, 'draft', 'quota',
         jsonb_set(s.basis, '{quota}', '0'), '[]', 0
       from sales.comp_statement s join identity.organization o on o.id = s.organization_id
       where o.slug = $1 limit 1 returning id, user_id as "userId"`,
      [SLUG],
    );
    const statement = await head.call(getStatement, { statementId: row!.id });
    // Nobody by this id is known any more: who left keeps a statement.
    expect(statement).toMatchObject({
      problem: 'quota',
      attainment: null,
      userName: 'Former colleague',
      may: { to: [] },
    });
    await head.call(publishStatements, { month: monthOf(month) });
    expect((await head.call(getStatement, { statementId: row!.id })).status).toBe('draft');
  });

  it('takes back what was paid for a deal that is no longer won, once', async () => {
    const month = monthOf(monthStart(demoToday(SLUG), -1));
    const me = (await all(seller))[0]!.userId;
    const paid = (await all(head, { status: 'final' })).find(({ total, userId }) => total > 0 && userId !== me)!;
    const { lines, userId } = await head.call(getStatement, { statementId: paid.statementId });
    const line = lines.find(({ rule }) => rule === 'tier')!;
    await ownerQuery(`update sales.deal set stage = 'negotiation', closed_at = null where id = $1`, [line.dealId!]);
    await ownerQuery(`delete from sales.comp_statement where user_id = $1 and month = $2`, [userId, `${month}-01`]);
    const redrafted = async () => {
      await head.call(draftStatements, { month });
      const found = (await all(head, { month, status: 'draft' })).find((one) => one.userId === userId)!;
      return (await head.call(getStatement, { statementId: found.statementId })).lines;
    };
    const back = lines.filter(({ dealId }) => dealId === line.dealId).reduce((sum, { amount }) => sum + amount, 0);
    const taken = { rule: 'reopened', dealId: line.dealId, amount: -back };
    expect((await redrafted()).filter(({ rule }) => rule === 'reopened')).toMatchObject([taken]);
    expect((await redrafted()).filter(({ rule }) => rule === 'reopened')).toMatchObject([taken]);
    // What was told stays as it was.
    expect((await head.call(getStatement, { statementId: paid.statementId })).lines).toEqual(lines);
  });

  it('knows of a customer who left, and not of one who will', async () => {
    const { items } = await head.call(listAccounts, {});
    const { id: accountId } = items[0]!;
    await head.call(recordChurn, { accountId, leftOn: demoToday(SLUG) });
    await head.call(recordChurn, { accountId, leftOn: null });
    const later = await head.refused(recordChurn, { accountId, leftOn: addDays(demoToday(SLUG), 1) });
    expect(later.code).toBe('request.invalid');
    expect((await seller.refused(recordChurn, { accountId, leftOn: null })).status).toBe(403);
  });
});
