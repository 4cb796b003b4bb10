import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '@talent-os/contracts';
import { listAuditEvents } from '@talent-os/contracts/audit/trail.js';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { getPerformance } from '@talent-os/contracts/sales/performance.js';
import { listTerritories } from '@talent-os/contracts/sales/territories.js';
import { listExpressions, searchOpportunities } from '@talent-os/contracts/talent/mobility.js';
import { principalOf } from './test/callers.js';
import { refusalText } from './refusal.rules.js';

const general = "You don't have permission to access this page.";
const told = (role: Parameters<typeof principalOf>[0], access: Parameters<typeof refusalText>[0], more = {}) =>
  refusalText(access, abilityFor(principalOf(role, more)));

describe('a refusal', () => {
  it('is told with the text of the gate that is closed', () => {
    expect(told('RECRUITER', getPerformance.access)).toBe(
      'Sales performance metrics are only available to Sales Representatives',
    );
    expect(told('HEALTHCARE_PROFESSIONAL', listDeals.access)).toBe('Access denied to Sales platform');
    expect(told('CANDIDATE', searchOpportunities.access)).toBe(
      'Internal mobility features not available for your role',
    );
    expect(told('CYBER_ANALYST', listTerritories.access)).toBe(general);
  });

  it('is told with the general text where no gate is closed', () => {
    expect(told('SALES_REP', listAuditEvents.access)).toBe(general);
    expect(told('SALES_REP', 'internal')).toBe(general);
    const decider = { internalMobility: true };
    expect(told('HIRING_MANAGER', listExpressions.access, decider)).toBe(general);
  });
});
