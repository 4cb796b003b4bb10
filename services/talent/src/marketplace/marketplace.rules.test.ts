import { describe, expect, it } from '@jest/globals';
import { roles, sides, type Side } from '@talent-os/contracts';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace.js';
import fc from 'fast-check';
import { marketplaceOf, primarySide } from './marketplace.rules.js';

const sidesOn = (...on: Side[]) =>
  Object.fromEntries(sides.map((side) => [side, on.includes(side)])) as Record<Side, boolean>;

const count = fc.nat(500);
const counts = fc.record({ hiring: count, talent: count, internal: count, pendingExpressions: fc.nat(3) });
const shared = fc.record({ activeFourWayPositions: count, pendingTransitions: count, mentorshipOpportunities: count });
const viewer = fc.record({
  sides: fc.subarray([...sides], { minLength: 1 }).map((on) => sidesOn(...on)),
  roles: fc.subarray([...roles]),
  internalMobility: fc.boolean(),
  open: fc.constant(true),
});

describe('the marketplace dashboard', () => {
  it('puts people on their first side: hiring, professional, talent, admin', () => {
    expect(primarySide(sidesOn('admin', 'talent', 'professional', 'hiring'))).toBe('hiring');
    expect(primarySide(sidesOn('admin', 'talent', 'professional'))).toBe('professional');
    expect(primarySide(sidesOn('admin', 'talent'))).toBe('talent');
    expect(primarySide(sidesOn('admin'))).toBe('admin');
  });

  it('answers with exactly the specified fields', () =>
    fc.assert(
      fc.property(viewer, counts, shared, (who, own, together) => {
        const answer = marketplaceOf(who, own, together);
        expect(getMarketplace.output.parse(answer)).toEqual(answer);
        expect(Object.keys(answer)).toEqual([
          'userProfile',
          'activeOpportunities',
          'internalMobility',
          'collaboration',
        ]);
      }),
    ));

  it('shows every count to its own side only', () =>
    fc.assert(
      fc.property(viewer, counts, shared, (who, own, together) => {
        const { activeOpportunities } = marketplaceOf(who, own, together);
        for (const side of ['hiring', 'talent', 'professional'] as const)
          if (!who.sides[side]) expect(activeOpportunities[side]).toBe(0);
        if (who.sides.hiring) expect(activeOpportunities.hiring).toBe(own.hiring);
        if (who.sides.talent) expect(activeOpportunities.talent).toBe(own.talent);
      }),
    ));

  it('counts the same internal positions as opportunities of professionals, and none without access', () =>
    fc.assert(
      fc.property(viewer, counts, shared, (who, own, together) => {
        const { activeOpportunities, internalMobility } = marketplaceOf(who, own, together);
        expect(internalMobility.hasAccess).toBe(who.internalMobility);
        expect(internalMobility.availableOpportunities).toBe(who.internalMobility ? own.internal : 0);
        if (who.sides.professional)
          expect(activeOpportunities.professional).toBe(internalMobility.availableOpportunities);
      }),
    ));

  it('counts nothing where the organization has switched off what lies behind', () =>
    fc.assert(
      fc.property(viewer, counts, shared, (who, own, together) => {
        const { activeOpportunities, internalMobility, collaboration } = marketplaceOf(
          { ...who, internalMobility: false, open: false },
          own,
          together,
        );
        const shown = [activeOpportunities, { ...internalMobility, hasAccess: 0 }, collaboration];
        expect(shown.flatMap((one) => Object.values(one)).filter((value) => value !== 0)).toEqual([]);
      }),
    ));
});
