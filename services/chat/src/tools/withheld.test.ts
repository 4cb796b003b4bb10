import { describe, expect, it } from '@jest/globals';
import { trail } from '@talent-os/contracts/audit/trail.assistant.js';
import { withoutFields } from './withheld.js';

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
});
