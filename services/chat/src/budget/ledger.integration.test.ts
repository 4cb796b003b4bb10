import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Ctx } from '@talent-os/service-kit';
import type { Database } from '@talent-os/service-kit/database/database';
import fc from 'fast-check';
import { boundCtx, openChat } from '../test/bound-ctx.js';
import { MICRO } from './budget.rules.js';
import { Ledger, settleRun, type ChargedProvider, type Reservation, type Shortage } from './ledger.js';

let database: Database;
beforeAll(async () => {
  database = await openChat();
});
afterAll(() => database.close());

const ledger = new Ledger();
/** A token costs a whole minor unit, so that budgets are counted in tokens. */
const provider = (monthlyBudget: number | null, more: Partial<ChargedProvider> = {}): ChargedProvider => ({
  id: randomUUID(),
  model: 'm',
  monthlyBudget,
  promptPrice: MICRO,
  completionPrice: MICRO,
  roleBudgets: {},
  ...more,
});
const isReserved = (answer: Reservation | Shortage): answer is Reservation => typeof answer === 'object';
function reserved(answer: Reservation | Shortage): Reservation {
  if (!isReserved(answer)) throw new Error(answer);
  return answer;
}
const tokens = (promptTokens: number, completionTokens = 0) => ({ promptTokens, completionTokens });
const used = (promptTokens: number, completionTokens = 0) => ({
  ...tokens(promptTokens, completionTokens),
  estimated: false,
  firstTokenMs: 12.4,
});
const month = async (ctx: Ctx, { id }: ChargedProvider, role = '') => {
  const row = await ctx.db.readOne<{ spent: number; reserved: number }>(
    'select spent, reserved from chat.provider_month where organization_id = $1 and provider_id = $2 and role = $3',
    [id, role],
  );
  return row && { spent: row.spent / MICRO, reserved: row.reserved / MICRO };
};

describe('a monthly budget', () => {
  it('is never overspent by calls at the same time: exactly as many as it covers get through', async () => {
    const ctx = boundCtx(database, randomUUID());
    const one = provider(100);
    const all = await Promise.all(
      Array.from({ length: 32 }, () => ledger.reserve(ctx, one, tokens(5, 5), randomUUID())),
    );
    const taken = all.filter(isReserved);
    expect(taken).toHaveLength(10);
    expect(await month(ctx, one)).toEqual({ spent: 0, reserved: 100 });
    await Promise.all(
      taken.map((reservation, index) =>
        index % 2 ? ledger.settle(ctx, reservation, used(1, 2)) : ledger.refund(ctx, reservation),
      ),
    );
    expect(await month(ctx, one)).toEqual({ spent: 15, reserved: 0 });
  });

  it('holds whatever happens in whatever order: spent and reserved stay within it and end without rest', async () => {
    const step = fc.record({
      act: fc.constantFrom('reserve', 'settle', 'refund', 'settle twice'),
      most: fc.integer({ min: 1, max: 30 }),
      share: fc.integer({ min: 0, max: 100 }),
    });
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const ctx = boundCtx(database, randomUUID());
      const one = provider(60);
      const open: { reservation: Reservation; most: number }[] = [];
      let expected = 0;
      for (const { act, most, share } of steps) {
        if (act === 'reserve') {
          const reservation = await ledger.reserve(ctx, one, tokens(most), null);
          if (isReserved(reservation)) open.push({ reservation, most });
        } else {
          const [first] = open.splice(0, 1);
          if (!first) continue;
          const cost = Math.floor((first.most * share) / 100);
          if (act === 'refund') await ledger.refund(ctx, first.reservation);
          else await ledger.settle(ctx, first.reservation, used(cost));
          if (act === 'settle twice') await ledger.settle(ctx, first.reservation, used(60));
          if (act !== 'refund') expected += cost;
        }
        const now = (await month(ctx, one)) ?? { spent: 0, reserved: 0 };
        expect(now.spent).toBe(expected);
        expect(now.reserved).toBe(open.reduce((sum, { most: held }) => sum + held, 0));
        expect(now.spent + now.reserved).toBeLessThanOrEqual(60);
      }
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it.each([
    ['of nothing covers nothing', provider(0), false],
    ['covers its last unit', provider(10), true],
    ['smaller than the call does not', provider(9), false],
    ['without a price is not used at all', provider(1_000, { promptPrice: null }), false],
    ['with a negative price is not used at all', provider(1_000, { completionPrice: -5 }), false],
    ['that is not set limits nothing', provider(null, { promptPrice: null, completionPrice: null }), true],
    ['larger than a number holds exactly is one all the same', provider(1e13), true],
  ])('%s', async (_, one, covers) => {
    const ctx = boundCtx(database, randomUUID());
    expect(isReserved(await ledger.reserve(ctx, one, tokens(10), null))).toBe(covers);
  });

  it('belongs to one organization', async () => {
    const [mine, theirs] = [boundCtx(database, randomUUID()), boundCtx(database, randomUUID())];
    const one = provider(10);
    const reservation = reserved(await ledger.reserve(mine, one, tokens(10), null));
    reserved(await ledger.reserve(theirs, one, tokens(10), null));
    await ledger.settle(theirs, reservation, used(10));
    expect(await month(mine, one)).toEqual({ spent: 0, reserved: 10 });
  });
});

describe('the budget of a role', () => {
  const as = (ctx: Ctx, activeRole: string) => ({ ...ctx, caller: { activeRole } }) as unknown as Ctx;
  const one = () => provider(100, { roleBudgets: { RECRUITER: 30, CANDIDATE: 0 } });

  it('is never overspent by calls at the same time, and leaves the rest to others', async () => {
    const ctx = boundCtx(database, randomUUID());
    const shared = one();
    const ask = (role: string) => ledger.reserve(as(ctx, role), shared, tokens(5, 5), null);
    const recruiters = await Promise.all(Array.from({ length: 16 }, () => ask('RECRUITER')));
    expect(recruiters.filter(isReserved)).toHaveLength(3);
    expect(new Set(recruiters.filter((answer) => !isReserved(answer)))).toEqual(new Set(['role-spent']));
    expect(await ask('CANDIDATE')).toBe('role-spent');
    const managers = await Promise.all(Array.from({ length: 16 }, () => ask('HIRING_MANAGER')));
    expect(managers.filter(isReserved)).toHaveLength(7);
    expect(new Set(managers.filter((answer) => !isReserved(answer)))).toEqual(new Set(['spent']));
    expect(await month(ctx, shared)).toEqual({ spent: 0, reserved: 100 });
    await Promise.all(
      [...recruiters, ...managers].filter(isReserved).map((each) => ledger.settle(ctx, each, used(1, 1))),
    );
    expect(await month(ctx, shared)).toEqual({ spent: 20, reserved: 0 });
    expect(await month(ctx, shared, 'RECRUITER')).toEqual({ spent: 6, reserved: 0 });
    expect(await month(ctx, shared, 'HIRING_MANAGER')).toEqual({ spent: 14, reserved: 0 });
  });

  it('counts what was spent before there was one, and gives back what was not', async () => {
    const ctx = boundCtx(database, randomUUID());
    const before = provider(100);
    const recruiter = as(ctx, 'RECRUITER');
    await ledger.settle(ctx, reserved(await ledger.reserve(recruiter, before, tokens(25), null)), used(25));
    const limited = { ...before, roleBudgets: { RECRUITER: 30 } };
    expect(await ledger.reserve(recruiter, limited, tokens(6), null)).toBe('role-spent');
    expect(await month(ctx, before)).toEqual({ spent: 25, reserved: 0 });
    await ledger.refund(ctx, reserved(await ledger.reserve(recruiter, limited, tokens(5), null)));
    expect(await month(ctx, before, 'RECRUITER')).toEqual({ spent: 25, reserved: 0 });
    const runId = randomUUID();
    reserved(await ledger.reserve(recruiter, limited, tokens(5), runId));
    await settleRun(ctx, runId, 0);
    expect(await month(ctx, before, 'RECRUITER')).toEqual({ spent: 30, reserved: 0 });
  });
});

describe('what nobody settles', () => {
  it('is settled with its run by what had been written', async () => {
    const ctx = boundCtx(database, randomUUID());
    const one = provider(100);
    const runId = randomUUID();
    await ledger.reserve(ctx, one, tokens(20, 60), runId);
    await settleRun(ctx, runId, 41);
    expect(await month(ctx, one)).toEqual({ spent: 31, reserved: 0 });
  });

  it('counts in full ten minutes later, when another process reserves the next call', async () => {
    const ctx = boundCtx(database, randomUUID());
    const one = provider(100);
    const lost = reserved(await ledger.reserve(ctx, one, tokens(40), null));
    const back = `update chat.usage_entry set created_at = now() - interval '11 minutes' where organization_id = $1 and id = $2`;
    await ctx.withDeadline(1).db.write((tx) => tx.execute(back, [lost.entryId]), 'bookkeeping');
    const another = new Ledger();
    expect(await another.reserve(ctx, one, tokens(61), null)).toBe('spent');
    reserved(await another.reserve(ctx, one, tokens(60), null));
    expect(await month(ctx, one)).toEqual({ spent: 40, reserved: 60 });
  });
});
