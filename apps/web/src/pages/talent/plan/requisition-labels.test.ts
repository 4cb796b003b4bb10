import { describe, expect, it } from '@jest/globals';
import { askedFor, stepLabel, waitingFor } from './requisition-labels';

const person = (name: string) => ({ userId: name, name });

describe('the words of a request', () => {
  it('say whom it waits for', () => {
    const waiting = { step: 'hr' as const, dueAt: '2026-11-20T12:00:00Z', overdue: false, days: 3, mine: false };
    expect(waitingFor({ waiting: { ...waiting, approvers: [person('Ada'), person('Bo')] } })).toBe('HR: Ada or Bo');
    expect(waitingFor({ waiting: null })).toBeUndefined();
  });

  it('say what is asked for, and whose step it is', () => {
    expect(askedFor({ headcount: 1, department: 'Emergency' })).toBe('1 seat in Emergency');
    expect(askedFor({ headcount: 2, department: '' })).toBe('2 seats');
    expect(stepLabel({ step: 'organization', passedFrom: 'department' })).toBe(
      'Organization admin, for department head',
    );
    expect(stepLabel({ step: 'hr', passedFrom: null })).toBe('HR');
  });
});
