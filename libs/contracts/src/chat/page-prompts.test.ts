import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '../access/ability.js';
import type { Principal } from '../access/principal.js';
import { modules, type Role } from '../access/tables.js';
import { promptsFor } from './hub-prompts.js';

const id = '0192a000-0000-7000-8000-000000000001';
const abilityOf = (activeRole: Role) => {
  const industry = activeRole === 'SALES_REP' ? 'SALES' : 'HEALTHCARE';
  return abilityFor({
    userId: id,
    organizationId: id,
    sessionId: id,
    activeRole,
    currentIndustry: industry,
    roleIndustries: [industry],
    organizationIndustries: ['SALES', 'HEALTHCARE'],
    organizationModules: [...modules],
    deployment: 'multi-industry',
    addedPermissions: [],
    hiddenModules: [],
    compliances: ['HIPAA'],
    internalMobility: true,
  } as Principal);
};

describe('what a screen offers to ask', () => {
  it('is about the screen, wherever on it somebody is', () => {
    const ability = abilityOf('SALES_REP');
    const ofDeals = promptsFor('sales', ability, '/sales/opportunities');
    expect(ofDeals).toEqual([
      'Show my stalled deals',
      'Which deals close this month?',
      'How many deals are in negotiation?',
    ]);
    expect(promptsFor('sales', ability, '/sales/opportunities/0192a000?tab=1')).toEqual(ofDeals);
    expect(promptsFor('sales', ability, '/sales/excellence/territory')).not.toEqual(ofDeals);
    expect(promptsFor('sales', ability)).toHaveLength(3);
    const paper = promptsFor('excellence', ability, `/excellence/assets/view/spiff-brief/${id}/${id}`);
    expect(paper).toEqual(promptsFor('excellence', ability, '/excellence/gtm/assets'));
    expect(paper).toContain('Which assets are in review?');
  });

  it('is what the person is answered there', () => {
    const page = '/healthcare/professional/shifts';
    const [nurse, manager] = (['HEALTHCARE_PROFESSIONAL', 'HIRING_MANAGER'] as const).map((role) =>
      promptsFor('healthtech', abilityOf(role), page),
    );
    expect(nurse).toContain('When do I work next?');
    expect(manager).toContain('Which shifts are not filled yet?');
    expect(manager).not.toContain('When do I work next?');
  });
});
