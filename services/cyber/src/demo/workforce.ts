import { demoPeopleInRole, type DemoOrganization, type DemoPerson, type Transaction } from '@talent-os/service-kit';
import { DeployMatch } from '../deploy/deploy-match.entity.js';
import { DeployRequest } from '../deploy/deploy-request.entity.js';
import { WorkRoleHolding } from '../readiness/work-role-holding.entity.js';
import { WorkRoleTarget } from '../readiness/work-role-target.entity.js';
import { demoDeployments } from './deploy.js';
import { demoReadiness } from './readiness.js';

/** Who leads the security team: a manager of the industry, else the administrator. */
export const demoLead = (organization: DemoOrganization): DemoPerson => {
  const managers = demoPeopleInRole(organization, 'HIRING_MANAGER');
  const inCyber = managers.find(({ roles }) => roles.some(({ industry }) => industry === 'CYBER'));
  return inCyber ?? demoPeopleInRole(organization, 'ORGANIZATION_ADMIN')[0]!;
};

/** Work roles of the team, and the requests for rapid deployment. */
export async function seedWorkforce(
  tx: Transaction,
  organization: DemoOrganization,
  team: readonly DemoPerson[],
  now: Date,
): Promise<void> {
  const { slug } = organization;
  const lead = demoLead(organization);
  const { targets, holdings } = demoReadiness(slug, team, lead, now);
  await tx.insertAll(WorkRoleTarget, targets);
  await tx.insertAll(WorkRoleHolding, holdings);
  const { requests, matches } = demoDeployments(slug, team, lead, now);
  await tx.insertAll(DeployRequest, requests);
  await tx.insertAll(DeployMatch, matches);
}
