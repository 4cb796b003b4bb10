import { describe, expect, it } from '@jest/globals';
import { insightRuleKeys, insightRuleOf, isFound } from '@talent-os/contracts/insights/rules.js';
import type { Finding } from '@talent-os/contracts/insights/shapes.js';
import fc from 'fast-check';
import { inOrder, insightOf, isAway, raisedBy, taskOf, thresholdsOf, type Dismissed } from './insight.rules.js';

const finding = (more: Partial<Finding> = {}): Finding => ({
  rule: 'seatOpen',
  key: 'a',
  title: 'Sales engineer is open 1.8 times the median',
  evidence: '74 days.',
  rows: null,
  value: 1.8,
  since: '2026-09-10T00:00:00Z',
  dueAt: null,
  dueOn: null,
  people: 3,
  industry: 'SALES',
  link: '/talent/recruit/pipeline?position=a',
  ...more,
});
const rules = fc.constantFrom(...insightRuleKeys);
const values = fc.double({ min: 0, max: 500, noNaN: true });

describe('a dismissal', () => {
  it('keeps what was dismissed away, by the threshold or by its key', () => {
    fc.assert(
      fc.property(rules, values, (rule, value) => {
        const dismissed: Dismissed[] = [{ rule, key: 'a', threshold: raisedBy(rule, value) }];
        const threshold = thresholdsOf([rule], dismissed)[rule]!;
        const found = finding({ rule, value });
        expect(isFound(rule, value, threshold) && !isAway(found, dismissed)).toBe(false);
        expect(isAway({ ...found, key: 'b' }, dismissed)).toBe(false);
      }),
    );
  });

  it('of one rule changes no other', () => {
    const dismissed: Dismissed[] = [{ rule: 'seatOpen', key: 'a', threshold: 3 }];
    expect(thresholdsOf(['seatOpen', 'requestLate'], dismissed)).toEqual({ seatOpen: 3, requestLate: 1 });
  });

  it('leaves what comes back worse to be seen', () => {
    const dismissed: Dismissed[] = [{ rule: 'seatOpen', key: 'a', threshold: raisedBy('seatOpen', 1.8) }];
    const worse = finding({ value: 2.4 });
    expect(isFound('seatOpen', worse.value, thresholdsOf(['seatOpen'], dismissed).seatOpen!)).toBe(true);
    expect(isAway(worse, dismissed)).toBe(false);
  });
});

describe('an insight', () => {
  it('that is due on a day has its last second, by the clocks of the organization', () => {
    const { dueAt } = insightOf(finding({ dueOn: '2026-11-20' }), 1.5, 'America/New_York');
    expect(dueAt).toBe('2026-11-21T04:59:59.000Z');
  });

  it('says which threshold dismissing it would bring', () => {
    expect(insightOf(finding(), 1.5, 'UTC')).toMatchObject({ threshold: 1.5, beyond: 2, severity: 'high' });
    expect(insightOf(finding({ value: 9 }), 1.5, 'UTC').beyond).toBeNull();
  });

  it('becomes a task that leads to where one acts', () => {
    const task = taskOf(insightOf(finding({ title: 'x'.repeat(300) }), 1.5, 'UTC'));
    expect(task).toMatchObject({ priority: 'high', source: 'insight', link: '/talent/recruit/pipeline?position=a' });
    expect(task.title).toHaveLength(200);
    expect(task.notes).toContain('a seat is open 1.5 times the median or longer');
  });
});

describe('the order', () => {
  it('is by the time left, then by how serious it is, then by people; what somebody has taken up comes last', () => {
    const at = (key: string, more: Partial<Finding>, taken = false) =>
      insightOf(
        finding({ key, ...more }),
        insightRuleOf(more.rule ?? 'seatOpen').thresholds[0],
        'UTC',
        taken ? { byName: 'Dana', at: '2026-11-20T00:00:00Z', mine: false, taskId: null } : null,
      );
    const ordered = inOrder([
      at('taken', { dueAt: '2026-11-19T00:00:00Z' }, true),
      at('few', { people: 1 }),
      at('many', { people: 9 }),
      at('serious', { rule: 'coverShort', people: 1 }),
      at('soon', { dueAt: '2026-11-21T00:00:00Z' }),
    ]);
    expect(ordered.map(({ key }) => key)).toEqual(['soon', 'serious', 'many', 'few', 'taken']);
  });
});
