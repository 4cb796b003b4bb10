import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readinessOf, type Need } from './readiness.rules.js';

const need = (level: number, required: number, weight = 1): Need => ({
  skill: 'Negotiation',
  level,
  required,
  weight,
  verified: false,
});
const points = (...needs: Need[]) => readinessOf(needs).readiness;

const anyNeed: fc.Arbitrary<Need> = fc.record({
  skill: fc.string(),
  level: fc.integer({ min: 0, max: 5 }),
  required: fc.integer({ min: 1, max: 5 }),
  weight: fc.integer({ min: 1, max: 10 }),
  verified: fc.boolean(),
});
const someNeeds = fc.array(anyNeed, { minLength: 1, maxLength: 12 });

describe('skill readiness', () => {
  it('weighs every skill and counts it up to its required level', () => {
    expect(points(need(2, 4))).toBe(50);
    expect(points(need(5, 2), need(0, 2))).toBe(50);
    expect(points(need(4, 4, 3), need(0, 5, 1))).toBe(75);
    expect(points(need(1, 3))).toBe(33);
  });

  it('is nothing where nothing is required', () => expect(readinessOf([])).toEqual({ readiness: null, parts: [] }));

  it('explains itself by its parts, without their weights', () =>
    expect(readinessOf([{ ...need(3, 4, 2), verified: true }]).parts).toEqual([
      { skill: 'Negotiation', level: 3, required: 4, share: 0.75, verified: true },
    ]));

  it('stays between 0 and 100, and is 100 only where every part is met', () =>
    fc.assert(
      fc.property(someNeeds, (needs) => {
        const { readiness } = readinessOf(needs);
        expect(readiness).toBeGreaterThanOrEqual(0);
        expect(readiness === 100).toBe(needs.every(({ level, required }) => level >= required));
        expect(Number.isInteger(readiness)).toBe(true);
      }),
    ));

  it('never falls when somebody learns', () =>
    fc.assert(
      fc.property(someNeeds, fc.nat(), (needs, which) => {
        const better = needs.with(which % needs.length, { ...needs[which % needs.length]!, level: 5 });
        expect(readinessOf(better).readiness).toBeGreaterThanOrEqual(readinessOf(needs).readiness!);
      }),
    ));

  it('depends on how weights compare, not on how large they are', () =>
    fc.assert(
      fc.property(someNeeds, fc.integer({ min: 2, max: 9 }), (needs, factor) => {
        const scaled = needs.map((one) => ({ ...one, weight: one.weight * factor }));
        expect(readinessOf(scaled).readiness).toBe(readinessOf(needs).readiness);
      }),
    ));
});
