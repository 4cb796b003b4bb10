import { describe, expect, it } from '@jest/globals';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import type { Ctx } from './context.js';
import { exportOf } from './export-of.js';

const ctx = {
  organizationId: '0192a000-0000-7000-8000-0000000000e1',
  now: new Date('2026-03-01T23:30:00Z'),
  call: () => Promise.resolve({ timezone: 'Europe/Berlin' }),
} as unknown as Ctx;
const deals = [{ name: 'Second site', amount: 1_250_50, total: 5_000 }];
const columns = ['name', 'amount'] as const;

describe('a file of the rows of a list', () => {
  it('is called by them and by the day it is there, and has the headings of its fields', async () =>
    expect(await exportOf(ctx, 'deals', listDeals, columns, deals, { currency: 'EUR' })).toEqual({
      filename: 'deals-2026-03-02.csv',
      csv: 'Deal,Amount (EUR)\r\nSecond site,1250.50\r\n',
      total: 5_000,
    }));

  it('says how many there are in all, none where there is no row, and what else it is of', async () => {
    expect((await exportOf(ctx, 'deals', listDeals, columns, [], { currency: 'EUR' })).total).toBe(0);
    const quarter = await exportOf(ctx, 'plan', listDeals, columns, deals, {
      currency: 'EUR',
      total: 1,
      of: '2026-Q1',
    });
    expect([quarter.filename, quarter.total]).toEqual(['plan-2026-Q1.csv', 1]);
  });
});
