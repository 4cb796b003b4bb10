import { describe, expect, it } from '@jest/globals';
import { industries, roles, seatRoles, sitsIn } from '@talent-os/contracts';
import fc from 'fast-check';
import { replacedBy, teamUnder } from './move.rules.js';

const industry = fc.constantFrom(...industries);
const seat = industry.chain((one) =>
  fc.record({ industry: fc.constant(one), role: fc.constantFrom(...seatRoles[one]) }),
);
const held = fc
  .uniqueArray(fc.record({ industry, role: fc.constantFrom(...roles) }), {
    selector: (one) => `${one.industry} ${one.role}`,
    maxLength: 5,
  })
  .map((list) => list.map((one, rank) => ({ ...one, rank, id: String(rank) })));
const key = (one: { industry: string; role: string }) => `${one.industry} ${one.role}`;

describe('the role a new seat gives', () => {
  it('replaces one role at most, and never one that no seat gives', () =>
    fc.assert(
      fc.property(held, seat, fc.option(seat), (list, to, from) => {
        const replaced = replacedBy(list, to, from);
        if (!replaced) return;
        expect(list).toContain(replaced);
        expect(sitsIn(replaced.industry, replaced.role)).toBe(true);
        expect(key(replaced)).not.toBe(key(to));
      }),
    ));

  it('replaces the one of the former seat, whatever else they hold', () =>
    fc.assert(
      fc.property(held, seat, seat, (list, to, from) => {
        if (key(to) === key(from) || !list.some((one) => key(one) === key(from))) return;
        expect(key(replacedBy(list, to, from)!)).toBe(key(from));
      }),
    ));

  it('changes nothing a second time', () =>
    fc.assert(
      fc.property(held, seat, fc.option(seat), (list, to, from) => {
        const replaced = replacedBy(list, to, from);
        const after = [
          ...list.filter((one) => one !== replaced && key(one) !== key(to)),
          { ...to, rank: 9, id: 'new' },
        ];
        expect(replacedBy(after, to, from && key(from) !== key(to) && replaced ? from : null)).toBeUndefined();
      }),
    ));
});

describe('the team of a new manager', () => {
  const team = (id: string, leadId: string, ...memberIds: string[]) => ({ id, name: id, leadId, memberIds });
  const teams = [team('east', 'lea', 'ann'), team('sales', 'vic', 'dana', 'lea')];

  it('is one they lead, else one they are in, else none', () => {
    expect(teamUnder(teams, 'lea')?.id).toBe('east');
    expect(teamUnder(teams, 'dana')?.id).toBe('sales');
    expect(teamUnder(teams, 'zoe')).toBeUndefined();
  });
});
