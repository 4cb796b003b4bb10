import { describe, expect, it } from '@jest/globals';
import { movesOf } from './moves.rules';

const now = Date.parse('2026-11-20T10:00:00Z');
const timer = { by: '2026-11-01T10:00:00Z', doneAt: null, breachedAt: null };
const at = (status: Parameters<typeof movesOf>[0]['status'], doneAt: string | null = null) =>
  movesOf({ status, sla: { respond: timer, contain: timer, resolve: { ...timer, doneAt } } }, now);

describe('the moves an incident offers', () => {
  it('are the ones of the table, taking it apart', () => {
    expect(at('new')).toEqual(['triaged', 'false_positive']);
    expect(at('investigating')).toEqual(['contained']);
    expect(at('false_positive')).toEqual([]);
  });

  it('include opening it again for thirty days', () => {
    expect(at('closed', '2026-10-22T10:00:00Z')).toEqual(['investigating']);
    expect(at('closed', '2026-10-20T10:00:00Z')).toEqual([]);
  });
});
