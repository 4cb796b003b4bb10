import { describe, expect, it } from '@jest/globals';
import { mayWith } from './may.rules.js';

const one = {
  employeeId: 'leaver',
  status: 'in_progress',
  lastDay: '2026-12-04',
  accessEndedAt: null,
  openTasks: 0,
  interviewerId: null,
} as const;
const may = (more: object, userId = 'hr', today = '2026-12-04') => mayWith({ ...one, ...more }, userId, today);

describe('what may be done with an offboarding', () => {
  it('while it runs', () => {
    expect(may({})).toEqual({ to: ['cancelled'], do: ['tasks', 'handOver', 'endAccess', 'interview'] });
    expect(may({ accessEndedAt: '2026-12-04T12:00:00Z' })).toEqual({
      to: ['completed', 'cancelled'],
      do: ['tasks', 'handOver', 'interview'],
    });
    expect(may({ accessEndedAt: '2026-12-04T12:00:00Z', openTasks: 1 }).to).toEqual(['cancelled']);
    expect(may({}, 'hr', '2026-12-05').to).toEqual([]);
  });

  it('once it is over: an interview, by who held it', () => {
    expect(may({ status: 'completed' })).toEqual({ to: [], do: ['interview'] });
    expect(may({ status: 'completed', interviewerId: 'other' }).do).toEqual([]);
    expect(may({ status: 'completed', interviewerId: 'hr' }).do).toEqual(['interview']);
    expect(may({ status: 'cancelled' }).do).toEqual([]);
  });

  it('by nobody about their own', () => {
    expect(may({}, 'leaver')).toEqual({ to: [], do: [] });
  });
});
