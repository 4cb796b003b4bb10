import { describe, expect, it } from '@jest/globals';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { dueText } from '@/features/inbox/due.rules';
import { inboxKindKeys, inboxKindOf } from '@talent-os/contracts/inbox/kinds';
import { hubCounts, hubTitle, nextMonday, sectionsOf, shareOver, stepFrom } from './inbox.rules';

const now = Date.parse('2026-11-20T12:00:00Z');
const item = (more: Partial<InboxItem> = {}): InboxItem => ({
  id: 'task:1',
  kind: 'task',
  title: 'Write the plan',
  reason: 'Your task',
  link: '/productivity?task=1',
  since: '2026-11-18T12:00:00Z',
  dueAt: '2026-11-22T12:00:00Z',
  group: 'week',
  actions: [],
  ...more,
});

describe('the inbox', () => {
  it.each([
    ['2026-11-16T12:00:00Z', 'overdue', '4 days late'],
    ['2026-11-20T09:00:00Z', 'overdue', '3 h late'],
    ['2026-11-20T11:59:50Z', 'overdue', '1 min late'],
    ['2026-11-20T20:30:00Z', 'today', '8 h left'],
    ['2026-11-20T12:22:00Z', 'today', '22 min left'],
    ['2026-11-20T23:59:59Z', 'today', 'Today'],
    ['2026-11-24T23:59:59Z', 'week', 'Tue'],
    ['2026-11-27T23:59:59Z', 'week', 'Nov 27'],
    [null, 'week', 'Since Nov 18'],
  ] as const)('says of what is due at %s: %s, %s', (dueAt, group, text) =>
    expect(dueText(item({ dueAt, group }), now, 'UTC')).toBe(text),
  );

  it('means a day by its last second where the person is', () => {
    const dueAt = '2026-11-21T04:59:59Z';
    expect(dueText(item({ dueAt, group: 'today' }), now, 'America/New_York')).toBe('Today');
    expect(dueText(item({ dueAt, group: 'week' }), now, 'UTC')).toBe('Sat');
  });

  it('counts days that are over as the calendar does, as every other screen', () => {
    const early = Date.parse('2026-11-23T13:00:00Z');
    const due = (dueAt: string) => dueText(item({ dueAt, group: 'overdue' }), early, 'America/New_York');
    expect(due('2026-11-23T04:59:59Z')).toBe('1 day late');
    expect(due('2026-11-22T04:59:59Z')).toBe('2 days late');
    expect(due('2026-11-12T04:59:59Z')).toBe('12 days late');
  });

  it('counts the time that is over, and nothing where no time is set', () => {
    expect(shareOver(item(), now)).toBe(50);
    expect(shareOver(item({ dueAt: '2026-11-20T12:00:00Z' }), now)).toBe(100);
    expect(shareOver(item({ dueAt: null }), now)).toBe(0);
  });

  it('has a name and a place for every kind of what may wait', () => {
    for (const kind of inboxKindKeys) {
      const { hub } = inboxKindOf(kind);
      expect([kind, hubTitle(hub)]).not.toContain('');
      expect(hubCounts([item({ kind })])).toEqual([{ hub, count: 1 }]);
    }
    expect(hubTitle(inboxKindOf('document').hub)).toBe('You');
  });

  it('counts by hub in the order of the hubs, and groups by urgency', () => {
    const items = [
      item(),
      item({ kind: 'offerApproval', group: 'overdue' }),
      item({ kind: 'proposal', group: 'today' }),
    ];
    expect(hubCounts(items)).toEqual([
      { hub: 'talent', count: 1 },
      { hub: 'productivity', count: 1 },
      { hub: 'home', count: 1 },
    ]);
    expect(sectionsOf(items).map(({ label }) => label)).toEqual(['Overdue', 'Today', 'This week']);
  });

  it('walks from row to row and stays at the ends', () => {
    const ids = ['a', 'b'];
    expect([
      stepFrom(ids, undefined, 1),
      stepFrom(ids, undefined, -1),
      stepFrom(ids, 'a', 1),
      stepFrom(ids, 'b', 1),
    ]).toEqual(['a', 'b', 'b', 'b']);
    expect(stepFrom([], undefined, 1)).toBeUndefined();
    expect(stepFrom(ids, 'gone', 1)).toBe('a');
  });

  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-23', '2026-11-30'],
    ['2026-11-22', '2026-11-23'],
  ])('puts off from %s until Monday %s', (day, monday) => expect(nextMonday(day)).toBe(monday));
});
