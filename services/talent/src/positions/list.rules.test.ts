import { describe, expect, it } from '@jest/globals';
import type { PositionRow } from '@talent-os/contracts/talent/positions.js';
import { answerOf } from './list.rules.js';

const row = (title: string, changes: Partial<PositionRow> = {}): PositionRow => ({
  id: title,
  version: 1,
  title,
  department: 'Field Sales',
  location: 'Boston',
  industry: 'SALES',
  status: 'open',
  visibility: 'both',
  openedAt: '2026-11-01T09:00:00.000Z',
  daysOpen: 19,
  hiringManagerName: 'Dana Whitfield',
  recruiterName: 'Tomas Okafor',
  funnel: [{ key: 'applied', name: 'Applied', type: 'applied', count: 2 }],
  applicants: 2,
  newApplicants: 1,
  overdueScorecards: 0,
  interviewsToday: 0,
  offersOut: 0,
  remaining: 0,
  ...changes,
});
const left = row('Filled with somebody left', { status: 'filled', remaining: 2 });
const rows = [
  row('Account executive'),
  row('Sales engineer', { department: 'Engineering', applicants: 5, openedAt: '2026-11-09T09:00:00.000Z' }),
  row('Paused', { status: 'on_hold' }),
  row('Filled', { status: 'filled' }),
  left,
];
const titles = (asked: Partial<Parameters<typeof answerOf>[1]>) =>
  answerOf(rows, { page: 1, ...asked }).items.map(({ title }) => title);

describe('the list of positions', () => {
  it('shows what takes people, and filled seats only while somebody waits for an answer', () => {
    expect(titles({})).toEqual(['Sales engineer', 'Account executive', 'Filled with somebody left', 'Paused']);
    expect(titles({ status: 'filled' })).toEqual(['Filled', 'Filled with somebody left']);
  });

  it('counts in the funnel who is on the way, and nobody left over from a filled seat', () => {
    const { funnel, totals } = answerOf(rows, { page: 1 });
    expect(funnel.find(({ type }) => type === 'applied')?.count).toBe(6);
    expect(totals).toMatchObject({ open: 2, remaining: 2 });
  });

  it('finds by every word, in any of the names', () => {
    expect(titles({ search: 'okafor engineer' })).toEqual(['Sales engineer']);
    expect(titles({ search: 'nobody' })).toEqual([]);
    expect(titles({ department: 'Engineering' })).toEqual(['Sales engineer']);
  });

  it('orders by what was asked for, and alike ones always the same way', () => {
    expect(titles({ sort: 'applicants:desc' })[0]).toBe('Sales engineer');
    expect(titles({ sort: 'title:asc' })).toEqual([
      'Account executive',
      'Filled with somebody left',
      'Paused',
      'Sales engineer',
    ]);
  });
});
