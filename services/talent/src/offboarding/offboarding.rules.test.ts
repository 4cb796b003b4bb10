import { describe, expect, it } from '@jest/globals';
import {
  accessEndOf,
  cancelRefusal,
  holdingRefusal,
  leavesWork,
  standingRefusal,
  startRefusal,
  tasksFor,
} from './offboarding.rules.js';

const now = new Date('2026-12-04T20:00:00Z');
const today = '2026-12-04';

describe('access of a leaver', () => {
  it('ends as the last day does by the clocks of the organization, the night they change included', () => {
    expect(accessEndOf('voluntary', today, now, 'America/New_York')).toEqual(new Date('2026-12-05T05:00:00Z'));
    expect(accessEndOf('retirement', '2027-03-14', now, 'America/New_York')).toEqual(new Date('2027-03-15T04:00:00Z'));
    expect(accessEndOf('contract_end', today, now, 'Europe/Berlin')).toEqual(new Date('2026-12-04T23:00:00Z'));
  });

  it('ends at once where the organization decides', () => {
    expect(accessEndOf('involuntary', '2026-12-31', now, 'America/New_York')).toEqual(now);
  });

  it.each([
    [
      'a shift it would end in the middle of',
      '2026-12-05T00:00:00Z',
      '2026-12-05T08:00:00Z',
      '2026-12-05T05:00:00Z',
      true,
    ],
    ['a shift that ends before', '2026-12-04T21:00:00Z', '2026-12-05T05:00:00Z', '2026-12-05T05:00:00Z', false],
    [
      'a shift tonight, where it ends at once',
      '2026-12-05T00:00:00Z',
      '2026-12-05T08:00:00Z',
      '2026-12-04T20:00:00Z',
      true,
    ],
    ['a shift they work now', '2026-12-04T14:00:00Z', '2026-12-04T22:00:00Z', '2026-12-04T20:00:00Z', true],
    [
      'a shift in two days, where it ends at once',
      '2026-12-06T20:00:00Z',
      '2026-12-07T04:00:00Z',
      '2026-12-04T20:00:00Z',
      false,
    ],
  ])('and %s', (_, startAt, endAt, endsAt, leaves) => {
    expect(leavesWork([{ startAt, endAt }], new Date(endsAt), now)).toBe(leaves);
  });
});

describe('somebody is not offboarded', () => {
  const leaver = { isCaller: false, onlyAdministrator: false, beyond: false, lastDay: today, leavesWork: false };

  it.each([
    ['by themselves', { isCaller: true, onlyAdministrator: true }, 'offboarding.self'],
    ['while nobody else administers', { onlyAdministrator: true, lastDay: '2026-12-01' }, 'offboarding.administrator'],
    ['as an administrator, by somebody who is none', { beyond: true }, 'role.beyond'],
    ['as of a day that is over', { lastDay: '2026-12-03', leavesWork: true }, 'offboarding.day'],
    ['with a shift tonight', { leavesWork: true }, 'offboarding.shift'],
  ])('%s', (_, more, refusal) => {
    expect(startRefusal({ ...leaver, ...more }, today)).toBe(refusal);
  });

  it('for no other reason', () => {
    expect(startRefusal(leaver, today)).toBeUndefined();
  });
});

it('somebody stays after all until their last day is over, while they have not left', () => {
  expect(cancelRefusal({ status: 'in_progress', lastDay: today }, today)).toBeUndefined();
  expect(cancelRefusal({ status: 'initiated', lastDay: '2026-12-03' }, today)).toBe('offboarding.late');
  expect(cancelRefusal({ status: 'completed', lastDay: today }, today)).toBe('offboarding.state');
});

describe('an offboarding is complete', () => {
  const running = { status: 'in_progress', accessEndedAt: now } as const;

  it('once access has ended and its tasks are done', () => {
    expect(standingRefusal({ ...running, accessEndedAt: null }, 0)).toBe('offboarding.access');
    expect(standingRefusal(running, 1)).toBe('offboarding.tasks');
    expect(standingRefusal({ ...running, status: 'cancelled' }, 0)).toBe('offboarding.state');
    expect(standingRefusal(running, 0)).toBeUndefined();
  });

  it('once everything held has a taker, no approval waits and every service answers', () => {
    const items = [{ kind: 'deals' as const, count: 3 }];
    expect(holdingRefusal({ items, unanswered: [] }, [])).toBe('offboarding.handover');
    expect(holdingRefusal({ items, unanswered: [] }, ['deals'])).toBeUndefined();
    expect(holdingRefusal({ items: [{ kind: 'deals', count: 0 }], unanswered: [] }, [])).toBeUndefined();
    expect(holdingRefusal({ items: [{ kind: 'sessions', count: 2 }], unanswered: [] }, [])).toBeUndefined();
    const waits = [{ kind: 'approvals' as const, count: 1 }];
    expect(holdingRefusal({ items: waits, unanswered: [] }, ['approvals'])).toBe('offboarding.approvals');
    expect(holdingRefusal({ items: [], unanswered: ['sales'] }, [])).toBe('offboarding.unanswered');
  });
});

it('tasks of a leaver fit the type, and none is due before today', () => {
  const tasks = tasksFor('voluntary', '2026-12-08', today);
  expect(tasks.map(({ due }) => due).every((due) => due >= today && due <= '2026-12-08')).toBe(true);
  expect(tasks.some(({ title }) => title === 'Hold the exit interview')).toBe(true);
  expect(tasksFor('involuntary', today, today).some(({ title }) => title === 'Hold the exit interview')).toBe(false);
});
