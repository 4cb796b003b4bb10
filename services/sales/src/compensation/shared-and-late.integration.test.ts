import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getInbox } from '@talent-os/contracts/productivity/inbox.js';
import {
  disputeStatement,
  draftStatements,
  estimateCommission,
  getStatement,
  listStatements,
  publishStatements,
  resolveStatement,
} from '@talent-os/contracts/sales/compensation.js';
import { shareDeal } from '@talent-os/contracts/sales/deal-shares.js';
import { getDeal, listDeals, moveDeal, updateDeal, type Deal } from '@talent-os/contracts/sales/deals.js';
import { getPerformance } from '@talent-os/contracts/sales/performance.js';
import { addDays, addMonths, monthOf, quarterOf } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, newMember, ownerQuery, type Person } from '@talent-os/testing';
import { logDeal } from '../test/selling.js';

const SLUG = 'northwind';
/** A quarter in which nobody else has a plan. */
const FIRST = quarterOf(addMonths(demoToday(SLUG), -21));
const NEXT = quarterOf(addDays(FIRST.ends, 1));
const monthAt = (place: number) => addMonths(FIRST.starts, place);
const role = `Segment ${randomUUID().slice(0, 8)}`;

let head: Person;
let owner: Person;
let colleague: Person;
let accountId: string;

const NEW = `gen_random_uuid(), o.id, now(), now(), null, 1`;
const KEYS = 'id, organization_id, created_at, updated_at, created_by, version';

beforeAll(async () => {
  const member = async (seat: 'DEPARTMENT_HEAD' | 'SALES_REP') =>
    (await newMember(SLUG, { role: seat, industry: 'SALES' })).signIn();
  [head, owner, colleague] = await Promise.all([member('DEPARTMENT_HEAD'), member('SALES_REP'), member('SALES_REP')]);
  const insert = async (sql: string, args: unknown[]) =>
    (
      await ownerQuery<{ id: string }>(
        `${sql} from identity.organization o where o.slug = '${SLUG}' returning id`,
        args,
      )
    )[0]!.id;
  const terms = {
    baseSalary: 5_000_000,
    targetVariable: 4_000_000,
    clawbackDays: 90,
    tiers: [{ fromPct: 0, toPct: null, multiplier: 100 }],
  };
  await insert(
    `insert into sales.comp_plan (${KEYS}, role, terms, currency, effective_from) select ${NEW}, $1, $2, 'USD', $3::date`,
    [role, JSON.stringify(terms), FIRST.starts],
  );
  for (const seller of [owner, colleague]) {
    const territoryId = await insert(
      `insert into sales.territory (${KEYS}, name, region, segment, owner_id, status) select ${NEW}, $1, 'West', $2, $3, 'active'`,
      [`${role} of ${seller.id}`, role, seller.id],
    );
    const account = await insert(
      `insert into sales.account (${KEYS}, name, segment, region, territory_id, potential) select ${NEW}, $1, $2, 'West', $3, 100`,
      [`Larkfield ${seller.id}`, role, territoryId],
    );
    if (seller === owner) accountId = account;
    for (const { starts, ends } of [FIRST, NEXT])
      await insert(
        `insert into sales.quota (${KEYS}, user_id, period_start, period_end, amount, status)
         select ${NEW}, $1, $2::date, $3::date, 10000000, 'acknowledged'`,
        [seller.id, starts, ends],
      );
  }
});

const fresh = (dealId: string) => head.call(getDeal, { dealId });
async function win(deal: Pick<Deal, 'id'>, closeDate: string) {
  for (const stage of ['qualified', 'proposal', 'negotiation'] as const) {
    const { version, stage: now } = await fresh(deal.id);
    if (now === 'negotiation') break;
    await owner.call(moveDeal, { dealId: deal.id, stage, version });
  }
  const { version } = await fresh(deal.id);
  await owner.call(moveDeal, { dealId: deal.id, stage: 'closed_won', version, closeDate });
}
const deal = (name: string, amount = 1_000_000) => logDeal(owner, { accountId, name, amount });
const reopen = async (dealId: string) =>
  head.call(moveDeal, { dealId, stage: 'negotiation', version: (await fresh(dealId)).version, note: 'Signed anew' });

async function statementOf({ id }: Person, place: number) {
  const month = monthOf(monthAt(place));
  const found = (await head.call(listStatements, { month })).items.find(({ userId }) => userId === id)!;
  return head.call(getStatement, { statementId: found.statementId });
}
const linesFor = async (person: Person, place: number, dealId: string) =>
  (await statementOf(person, place)).lines
    .filter((line) => line.dealId === dealId)
    .map(({ rule, share, credit, amount }) => [rule, share, credit, amount]);
const draft = (place: number) => head.call(draftStatements, { month: monthOf(monthAt(place)) });
const publish = (place: number) => head.call(publishStatements, { month: monthOf(monthAt(place)) });

describe('a deal that is shared', () => {
  it('is shared by its owner with who sells, while it is open, and pays each their part', async () => {
    const { id: dealId } = await deal('Shared site');
    const share = { dealId, userId: colleague.id, percent: 40 };
    expect((await owner.refused(shareDeal, { ...share, userId: owner.id })).code).toBe('deal.seller');
    expect((await owner.refused(shareDeal, { ...share, userId: head.id })).code).toBe('deal.seller');
    expect((await colleague.refused(shareDeal, share)).code).toBe('resource.missing');
    await owner.call(shareDeal, { ...share, version: (await fresh(dealId)).version });
    const third = await newMember(SLUG, { role: 'SALES_REP', industry: 'SALES' });
    expect((await owner.refused(shareDeal, { dealId, userId: third.id, percent: 60 })).code).toBe('deal.share');
    const { version, shares } = await fresh(dealId);
    expect(shares).toMatchObject([{ userId: colleague.id, percent: 40 }]);
    expect((await owner.refused(shareDeal, { ...share, percent: 50, version: version - 1 })).code).toBe(
      'resource.stale',
    );
    expect(await colleague.call(getDeal, { dealId })).toMatchObject({ credit: 400_000, may: { to: [], do: [] } });
    expect((await colleague.call(listDeals, { open: 'true' })).items.map(({ id }) => id)).toEqual([dealId]);
    expect((await colleague.refused(moveDeal, { dealId, stage: 'qualified', version })).code).toBe('resource.missing');
    expect(await colleague.call(getPerformance, {})).toMatchObject({ activeDeals: 1, pipelineValue: 400_000 });
    expect((await owner.call(getDeal, { dealId })).credit).toBe(600_000);
    expect((await fresh(dealId)).credit).toBeNull();
    const estimated = async (person: Person) =>
      (await person.call(estimateCommission, {})).items.find((one) => one.dealId === dealId);
    expect(await estimated(colleague)).toMatchObject({ share: 40, mine: false, credit: 400_000 });
    expect(await estimated(owner)).toMatchObject({ share: 60, mine: true, credit: 600_000 });

    await win({ id: dealId }, addDays(monthAt(0), 3));
    expect((await owner.refused(shareDeal, { ...share, percent: 0 })).code).toBe('deal.closed');
    await draft(0);
    // A million of the variable a quarter, for ten of the quota.
    expect(await linesFor(owner, 0, dealId)).toEqual([['tier', 60, 600_000, 60_000]]);
    expect(await linesFor(colleague, 0, dealId)).toEqual([['tier', 40, 400_000, 40_000]]);
    await publish(0);
  });
});

describe('a deal that came late', () => {
  it('is paid by the next statement of its period, or of the one after as it would have been then', async () => {
    const { id: missed } = await deal('Noted late');
    await win({ id: missed }, addDays(monthAt(0), 10));
    await draft(1);
    expect(await linesFor(owner, 1, missed)).toEqual([['tier', null, 1_000_000, 100_000]]);
    await publish(1);
    await draft(2);
    await publish(2);
    const { id: over } = await deal('Of last quarter');
    await win({ id: over }, FIRST.ends);
    await draft(3);
    expect(await linesFor(owner, 3, over)).toEqual([['late', null, 1_000_000, 100_000]]);
    const statement = await statementOf(owner, 3);
    expect(statement).toMatchObject({ credit: 0, periodStarts: NEXT.starts });
    expect(statement.earlier).toMatchObject([
      { periodStarts: FIRST.starts, periodEnds: FIRST.ends, quota: 10_000_000 },
    ]);
    expect(await linesFor(owner, 3, missed)).toEqual([]);
  });
});

describe('a deal that was reopened after it was paid', () => {
  it('is reopened by who answers for all deals, taken back once, and paid once as it was won anew', async () => {
    const { id: dealId } = await deal('Reopened');
    await win({ id: dealId }, addDays(monthAt(3), 1));
    await draft(3);
    await publish(3);
    const told = await statementOf(owner, 3);
    const { version } = await fresh(dealId);
    const refused = await owner.refused(moveDeal, { dealId, stage: 'negotiation', version, note: 'Signed anew' });
    expect(refused.code).toBe('deal.transition');
    const silent = await head.refused(moveDeal, { dealId, stage: 'negotiation', version });
    expect(silent.code).toBe('deal.note');
    await reopen(dealId);
    for (const _ of [1, 2]) {
      await draft(4);
      expect(await linesFor(owner, 4, dealId)).toEqual([['reopened', null, -1_000_000, -100_000]]);
    }
    // As it was: nothing is paid and nothing taken back.
    await win({ id: dealId }, addDays(monthAt(3), 1));
    await draft(4);
    expect(await linesFor(owner, 4, dealId)).toEqual([]);

    await reopen(dealId);
    const { name, closeDate, source, competitor, version: now } = await fresh(dealId);
    await owner.call(updateDeal, { dealId, version: now, name, closeDate, source, competitor, amount: 3_000_000 });
    await win({ id: dealId }, addDays(monthAt(4), 2));
    await draft(4);
    expect(await linesFor(owner, 4, dealId)).toEqual([
      ['tier', null, 3_000_000, 300_000],
      ['rewon', null, -1_000_000, -100_000],
    ]);
    expect((await statementOf(owner, 3)).lines).toEqual(told.lines);
  });
});

describe('a dispute', () => {
  it('waits in the inbox of who answers it, until it is answered', async () => {
    const { statementId } = (await owner.call(listStatements, { status: 'published' })).items[0]!;
    const waiting = async (person: Person) =>
      (await person.call(getInbox, {})).items.find(({ id }) => id.includes(statementId));
    expect(await waiting(head)).toBeUndefined();
    await owner.call(disputeStatement, { statementId, text: 'The second site is missing' });
    await eventually(async () =>
      expect(await waiting(head)).toMatchObject({
        kind: 'payDispute',
        reason: expect.stringContaining('The second site is missing'),
        link: `/excellence/compensation?view=statements&statement=${statementId}`,
      }),
    );
    expect(await waiting(owner)).toBeUndefined();
    await head.call(resolveStatement, { statementId, answer: 'It is in the next one', correction: 0 });
    await eventually(async () => expect(await waiting(head)).toBeUndefined());
  });
});
