import { describe, expect, it } from '@jest/globals';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { csvOf } from './csv-of.js';

const deal = {
  name: 'Second site',
  stage: 'closed_won',
  amount: 125_050,
  stalled: false,
  competitor: null,
  from: ['a', 'b'],
};

describe('csvOf', () => {
  it('takes headings, choices, units and switches from the contract', () => {
    const columns = ['name', 'stage', 'amount', 'stalled', 'competitor'] as const;
    expect(csvOf(listDeals, 'out.items', columns, [deal], 'EUR')).toBe(
      'Deal,Stage,Amount (EUR),Stalled,Competitor\r\nSecond site,Closed won,1250.50,no,\r\n',
    );
  });

  it('reads a field where a row holds it, and adds what no field is about', () => {
    const text = csvOf(
      listDeals,
      'out.items',
      [['source', ({ from }) => from], { heading: 'Length', read: ({ name }) => name.length }],
      [deal],
    );
    expect(text).toBe('Source,Length\r\na; b,11\r\n');
  });

  it('says which clocks instants go by', () => {
    const row = { lastActivityAt: '2026-11-20T10:00:00.5+01:00' };
    expect(csvOf(listDeals, 'out.items', ['lastActivityAt'], [row])).toBe(
      'Last activity (UTC)\r\n2026-11-20T09:00:00.500Z\r\n',
    );
  });

  it('refuses a field the operation does not answer', () => {
    expect(() => csvOf(listDeals, 'out.items', ['from'], [deal])).toThrow('sales.deals.list answers no out.items.from');
  });
});
