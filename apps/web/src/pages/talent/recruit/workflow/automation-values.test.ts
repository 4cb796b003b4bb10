import { describe, expect, it } from '@jest/globals';
import { canBeTried, ruleOf, targetFor, valuesOf } from './automation-values';

const person = '01890000-0000-7000-8000-000000000001';

describe('a rule in a form', () => {
  it('is the rule it began with', () => {
    const rule = {
      event: 'entered',
      stage: 'interview',
      action: 'assign',
      target: 'manager',
      personId: person,
      text: '',
    } as const;
    expect(ruleOf(valuesOf(rule))).toEqual(rule);
    expect(ruleOf(valuesOf(undefined)).stage).toBeNull();
  });

  it('names nobody where nobody is asked for', () => {
    const values = { ...valuesOf(undefined), personId: person };
    expect(ruleOf(values).personId).toBeNull();
    expect(ruleOf({ ...values, target: 'person' }).personId).toBe(person);
  });

  it('gives a position to a recruiter or a hiring manager alone', () => {
    expect(targetFor('assign', 'person')).toBe('recruiter');
    expect(targetFor('assign', 'manager')).toBe('manager');
    expect(targetFor('notify', 'person')).toBe('person');
  });

  it('is tried once it says whom, and what they are told', () => {
    const values = valuesOf(undefined);
    expect(canBeTried(values)).toBe(true);
    expect(canBeTried({ ...values, text: ' ' })).toBe(false);
    expect(canBeTried({ ...values, target: 'person' })).toBe(false);
    expect(canBeTried({ ...values, action: 'schedule', text: '' })).toBe(true);
  });
});
