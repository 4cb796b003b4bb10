import { describe, expect, it } from '@jest/globals';
import { listCollaborations } from '@talent-os/contracts/talent/collaboration.js';
import { getMarketplace } from '@talent-os/contracts/talent/marketplace.js';
import { listOpportunities } from '@talent-os/contracts/talent/mobility.js';
import { ownerQuery, signIn } from '@talent-os/testing';

const at = (box: string) => signIn(`${box}@meridian.example`);
const counted = async (sql: string, args: readonly unknown[]) =>
  Number((await ownerQuery<{ n: string }>(`select count(*) as n from ${sql}`, args))[0]!.n);

describe('the marketplace dashboard', () => {
  it.each([
    ['sales.rep', 'SALES_REP'],
    ['nurse', 'HEALTHCARE_PROFESSIONAL'],
    ['analyst', 'CYBER_ANALYST'],
  ])('counts what the own lists of %s show', async (box, role) => {
    const rep = await at(box);
    const dashboard = await rep.call(getMarketplace, {});
    const opportunities = await rep.call(listOpportunities, {});
    const { activeCollaborations, pendingTransitions, mentorshipOpportunities } = await rep.call(
      listCollaborations,
      {},
    );
    expect(dashboard.userProfile).toEqual({
      sides: { professional: true, talent: false, hiring: false, admin: false },
      primarySide: 'professional',
      roles: [role],
    });
    expect(dashboard.activeOpportunities).toEqual({ hiring: 0, talent: 0, professional: opportunities.length });
    expect(dashboard.internalMobility).toMatchObject({ hasAccess: true, availableOpportunities: opportunities.length });
    expect(dashboard.collaboration).toEqual({
      activeFourWayPositions: activeCollaborations,
      pendingTransitions,
      mentorshipOpportunities,
    });
  });

  it('counts open positions a manager hires for, and moves into and out of them', async () => {
    const manager = await at('hiring.manager');
    const { userProfile, activeOpportunities, collaboration } = await manager.call(getMarketplace, {});
    expect(userProfile.primarySide).toBe('hiring');
    expect(activeOpportunities.hiring).toBe(
      await counted("talent.position where status = 'open' and $1 in (hiring_manager_id, recruiter_id)", [manager.id]),
    );
    expect(collaboration.activeFourWayPositions).toBeGreaterThan(0);
    expect(collaboration.pendingTransitions).toBe(
      await counted(
        `talent.transition t where t.status in ('requested', 'in_review', 'approved') and exists (
           select 1 from talent.position p where p.id in (t.from_position_id, t.to_position_id) and p.hiring_manager_id = $1)`,
        [manager.id],
      ),
    );
  });

  it('counts external positions in their industry that a candidate has not put aside; internal ones they have none', async () => {
    const candidate = await at('candidate');
    const { activeOpportunities, internalMobility } = await candidate.call(getMarketplace, {});
    expect(activeOpportunities).toEqual({
      hiring: 0,
      professional: 0,
      talent: await counted(
        `talent.position p where p.organization_id = $1 and p.status = 'open' and p.visibility <> 'internal'
           and p.industry = 'SALES' and not exists (select 1 from talent.position_mark m
             where m.position_id = p.id and m.user_id = $2 and m.mark = 'dismissed')`,
        [candidate.organizationId, candidate.id],
      ),
    });
    expect(internalMobility).toEqual({ hasAccess: false, activeExpressions: 0, availableOpportunities: 0 });
  });

  it('shows an administrator the whole organization’s collaborations and moves', async () => {
    const admin = await at('org.admin');
    const { userProfile, collaboration } = await admin.call(getMarketplace, {});
    expect(userProfile.primarySide).toBe('admin');
    expect(collaboration.pendingTransitions).toBe(
      await counted(
        "talent.transition where organization_id = $1 and status in ('requested', 'in_review', 'approved')",
        [admin.organizationId],
      ),
    );
    expect(collaboration.activeFourWayPositions).toBe(
      await counted(
        `talent.collaboration c join talent.position p on p.id = c.position_id and p.status = 'open'
         where c.organization_id = $1 and c.candidate_id is not null and c.professional_id is not null`,
        [admin.organizationId],
      ),
    );
  });

  it('names every role somebody holds and counts in all their industries', async () => {
    const multi = await at('multi');
    const { userProfile, internalMobility } = await multi.call(getMarketplace, {});
    expect(userProfile.roles.toSorted()).toEqual(['CYBER_ANALYST', 'SALES_REP']);
    expect(internalMobility.availableOpportunities).toBe(
      await counted(
        "talent.position where organization_id = $1 and status = 'open' and visibility <> 'external' and industry in ('SALES', 'CYBER')",
        [multi.organizationId],
      ),
    );
  });
});
