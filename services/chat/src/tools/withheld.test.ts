import { describe, expect, it } from '@jest/globals';
import { trail } from '@talent-os/contracts/audit/trail.assistant.js';
import { withoutFields, withoutProperties } from './withheld.js';

describe('what is withheld', () => {
  it('is left out wherever it stands, and nothing else', () => {
    const answer = { items: [{ action: 'cyber.clearance.due', subject: { daysLeft: 12 } }, { action: 'x' }], total: 2 };
    expect(withoutFields(answer, ['items.subject'])).toEqual({
      items: [{ action: 'cyber.clearance.due' }, { action: 'x' }],
      total: 2,
    });
    expect(withoutFields(answer, ['nothing.here'])).toEqual(answer);
    expect(withoutFields([], ['items'])).toEqual([]);
  });

  it('is, of the audit trail, what its events are about: they tell of clearances', () => {
    expect(trail.withheld).toContain('items.subject');
  });

  it('stands in no schema either, required or not', () => {
    const row = {
      type: 'object',
      properties: { id: { type: 'string' }, subject: { type: 'object' } },
      required: ['id', 'subject'],
    };
    const list = (items: object) => ({ type: 'object', properties: { items: { type: 'array', items } } });
    const without = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
    expect(withoutProperties(list(row), ['items.subject'])).toEqual(list(without));
    expect(withoutProperties(list(row), ['items.other', 'more.subject'])).toEqual(list(row));
  });
});
