import { describe, expect, it } from '@jest/globals';
import { actionsBy, maySql, statesWithout } from './may.js';

describe('what may be done with a record', () => {
  it('is the states nothing refuses and the actions whose rule holds', () => {
    expect(statesWithout(['won', 'lost'], (to) => (to === 'won' ? 'deal.amount' : undefined))).toEqual(['lost']);
    const rules = { update: (open: boolean) => open, remove: () => true };
    expect([actionsBy(rules, true), actionsBy(rules, false)]).toEqual([['update', 'remove'], ['remove']]);
  });

  it('stands in a statement for every state, asked once each', () => {
    const asked: string[] = [];
    const may = (state: 'open' | 'won') => {
      asked.push(state);
      return { to: state === 'open' ? ['won'] : [] };
    };
    expect(maySql([['d.stage', ['open', 'won']]], may)).toBe(
      `case d.stage when 'open' then '{"to":["won"]}'::json when 'won' then '{"to":[]}'::json end`,
    );
    expect(asked).toEqual(['open', 'won']);
  });

  it('asks for what else is known only where it matters', () => {
    const facts = [
      ['v.status', ['open', 'over'] as const],
      ['v.owner_id = $2', [true, false] as const],
    ] as const;
    const may = (status: 'open' | 'over', mine: boolean) => ({ do: status === 'open' && !mine ? ['accept'] : [] });
    expect(maySql(facts, may)).toBe(
      `case v.status when 'open' then case v.owner_id = $2 when true then '{"do":[]}'::json when false then '{"do":["accept"]}'::json end when 'over' then '{"do":[]}'::json end`,
    );
  });
});
