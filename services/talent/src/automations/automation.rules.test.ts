import { describe, expect, it } from '@jest/globals';
import {
  automationActionKeys,
  automationActions,
  automationTargetKeys,
  type AutomationRule,
} from '@talent-os/contracts/talent/automation-shapes.js';
import { createAutomation } from '@talent-os/contracts/talent/automations.js';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { isFor, keptRule, lateOn, occasionOf, restingReason, ruleFaults, settledAt } from './automation.rules.js';

const rule: AutomationRule = {
  event: 'entered',
  stage: 'interview',
  action: 'notify',
  target: 'recruiter',
  personId: null,
  text: '{{name}} is in {{stage}}.',
};
const somebody = '01890000-0000-7000-8000-000000000001';
const fieldsOf = (written: AutomationRule, able = true) =>
  ruleFaults(keptRule(written), able).map(({ field }) => field);

describe('what an automation does', () => {
  it('is to tell, to assign or to schedule: none of it ends an application', () => {
    expect(Object.keys(automationActions)).toEqual(['notify', 'assign', 'schedule']);
    for (const action of ['reject', 'withdraw', 'decline'])
      expect(createAutomation.input.safeParse({ ...rule, name: 'Reject late ones', action }).success).toBe(false);
    expect(createAutomation.input.safeParse({ ...rule, name: 'Tell' }).success).toBe(true);
  });
});

describe('a rule', () => {
  it('names what is missing by its field', () => {
    expect(fieldsOf(rule)).toEqual([]);
    expect(fieldsOf({ ...rule, text: '' })).toEqual(['text']);
    expect(fieldsOf({ ...rule, text: '{{salary}}' })).toEqual(['text']);
    expect(fieldsOf({ ...rule, target: 'person' })).toEqual(['personId']);
    expect(fieldsOf({ ...rule, target: 'person', personId: somebody }, false)).toEqual(['personId']);
    expect(fieldsOf({ ...rule, action: 'assign' })).toEqual(['personId']);
    expect(fieldsOf({ ...rule, action: 'assign', target: 'person', personId: somebody })).toEqual(['target']);
    expect(fieldsOf({ ...rule, action: 'schedule', text: '' })).toEqual([]);
  });

  const rules = fc.record({
    event: fc.constant('late' as const),
    stage: fc.option(fc.constantFrom(...stageTypes)),
    action: fc.constantFrom(...automationActionKeys),
    target: fc.constantFrom(...automationTargetKeys),
    personId: fc.option(fc.constant(somebody)),
    text: fc.string(),
  });

  it('keeps nothing its action does not ask for, and is the same when it is kept again', () =>
    fc.assert(
      fc.property(rules, (written) => {
        const kept = keptRule(written);
        expect(keptRule(kept)).toEqual(kept);
        if (kept.action !== 'notify') expect(kept.text).toBe('');
        if (kept.action !== 'assign' && kept.target !== 'person') expect(kept.personId).toBeNull();
      }),
    ));

  it('is for the stages it names, and for all of them where it names none', () => {
    expect(stageTypes.filter((type) => isFor(rule, type))).toEqual(['interview']);
    expect(stageTypes.every((type) => isFor({ stage: null }, type))).toBe(true);
  });
});

describe('an occasion', () => {
  const entered = { stageEnteredAt: new Date('2026-03-02T23:30:00Z') };
  it('of a stage is the time somebody came into it, of anything else what happened', () => {
    expect(occasionOf('entered', entered, 'a')).toBe(occasionOf('entered', entered, 'b'));
    expect(occasionOf('late', entered, 'a')).not.toBe(occasionOf('entered', entered, 'a'));
    expect(occasionOf('interviewed', entered, 'a')).not.toBe(occasionOf('interviewed', entered, 'b'));
  });

  it('comes once a move can no longer be taken back, and once all days of the stage are over there', () => {
    expect(settledAt(entered) > entered.stageEnteredAt).toBe(true);
    expect(lateOn(entered, { slaDays: 3 }, 'America/New_York')).toBe('2026-03-06');
    expect(lateOn(entered, { slaDays: 3 }, 'Asia/Tokyo')).toBe('2026-03-07');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), (slaDays) => {
        const late = Date.parse(lateOn(entered, { slaDays }, 'UTC'));
        expect(late - entered.stageEnteredAt.getTime()).toBeGreaterThan(slaDays * DAY_MS);
      }),
    );
  });
});

describe('an application', () => {
  it('that is not under way, or to a position that takes nobody, is left alone', () => {
    expect(restingReason({ status: 'active', seat: 'open' })).toBeNull();
    expect(restingReason({ status: 'active', seat: 'filled' })).toBe('seat');
    for (const status of ['rejected', 'withdrawn', 'hired', 'on_hold'] as const)
      expect(restingReason({ status, seat: 'open' })).toBe('ended');
  });
});
