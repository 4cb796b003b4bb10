import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  conditionOf,
  findingServices,
  insightRuleKeys,
  insightRuleOf,
  isFound,
  thresholdBeyond,
  thresholdOf,
} from './rules.js';

const rules = fc.constantFrom(...insightRuleKeys);
const values = fc.double({ min: 0, max: 500, noNaN: true });

describe('the rules of insights', () => {
  it('are fifteen at least, and every service that finds something has one', () => {
    expect(insightRuleKeys.length).toBeGreaterThanOrEqual(15);
    expect(new Set(insightRuleKeys.map((rule) => insightRuleOf(rule).service))).toEqual(new Set(findingServices));
  });

  it.each(insightRuleKeys)('%s finds less with each threshold, and says its condition with it', (rule) => {
    const { thresholds, finds, condition } = insightRuleOf(rule);
    expect(thresholds.length).toBeGreaterThan(1);
    const rising = finds === 'atLeast' ? thresholds : thresholds.map((one) => 0 - one);
    expect(rising).toEqual([...new Set(rising)].toSorted((one, other) => one - other));
    expect(condition).toContain('{}');
    expect(conditionOf(rule, thresholds[0])).not.toContain('{}');
  });

  it('find no more once somebody has dismissed what they found', () => {
    fc.assert(
      fc.property(rules, values, values, (rule, dismissed, other) => {
        const { thresholds } = insightRuleOf(rule);
        const raised = thresholdOf(rule, [thresholdBeyond(rule, dismissed) ?? thresholds.at(-1)!]);
        if (isFound(rule, other, raised)) expect(isFound(rule, other, thresholds[0])).toBe(true);
      }),
    );
  });

  it('leave out what was dismissed, wherever a threshold can', () => {
    fc.assert(
      fc.property(rules, values, (rule, value) => {
        const beyond = thresholdBeyond(rule, value);
        const last = insightRuleOf(rule).thresholds.at(-1)!;
        expect(isFound(rule, value, beyond ?? last)).toBe(beyond === undefined);
      }),
    );
  });

  it('go by the strictest of several dismissals, whatever their order, and by the first threshold without any', () => {
    fc.assert(
      fc.property(rules, fc.array(fc.nat(3)), values, (rule, places, value) => {
        const { thresholds } = insightRuleOf(rule);
        const raised = places.map((place) => thresholds[Math.min(place, thresholds.length - 1)]!);
        const one = thresholdOf(rule, raised);
        expect(one).toBe(thresholdOf(rule, raised.toReversed()));
        const found = [thresholds[0], ...raised].every((threshold) => isFound(rule, value, threshold));
        expect(isFound(rule, value, one)).toBe(found);
      }),
    );
  });

  it('say one and many', () => {
    expect(conditionOf('coverShort', 1)).toBe('a shift of a unit is 1 person short or more within seven days');
    expect(conditionOf('requestLate', 1)).toBe('a request waits 1 day past its step or longer');
    expect(conditionOf('requestLate', 3)).toBe('a request waits 3 days past its step or longer');
  });
});
