import { describe, expect, it } from '@jest/globals';
import { reassignmentStatuses } from '@talent-os/contracts/sales/territories.js';
import { mayOfProposal, outcomeOf, refusalOf } from './reassignment.rules.js';

const proposal = { status: 'proposed' as const, proposedById: 'rep', effectiveDate: '2026-11-20' };

describe('deciding a proposal', () => {
  it('is done by somebody else than its author', () => {
    expect(refusalOf(proposal, 'head')).toBeUndefined();
    expect(refusalOf(proposal, 'rep')).toBe('territory.ownDecision');
  });

  it('happens once', () => {
    for (const status of reassignmentStatuses)
      expect(refusalOf({ ...proposal, status }, 'head')).toBe(status === 'proposed' ? undefined : 'resource.conflict');
  });

  it('applies an approved move at once when its day has come', () => {
    expect(outcomeOf('approved', '2026-11-19', '2026-11-20')).toBe('applied');
    expect(outcomeOf('approved', '2026-11-20', '2026-11-20')).toBe('applied');
    expect(outcomeOf('approved', '2026-11-21', '2026-11-20')).toBe('approved');
    expect(outcomeOf('declined', '2026-11-19', '2026-11-20')).toBe('declined');
  });
});

describe('what may be done with a proposal', () => {
  it('is to decide it, and to take back one’s own, until it is settled', () => {
    expect(mayOfProposal('proposed', false, true).do).toEqual(['decide']);
    expect(mayOfProposal('proposed', true, true).do).toEqual(['withdraw']);
    expect(mayOfProposal('proposed', false, false).do).toEqual([]);
    for (const status of reassignmentStatuses.filter((one) => one !== 'proposed'))
      expect([mayOfProposal(status, true, true).do, mayOfProposal(status, false, true).do]).toEqual([[], []]);
  });
});
