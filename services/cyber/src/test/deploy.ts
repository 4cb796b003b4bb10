import type { Sent } from '@talent-os/contracts';
import { createDeployRequest, proposePerson, type DeployRequest } from '@talent-os/contracts/cyber/deploy.js';
import { getMe, switchRole } from '@talent-os/contracts/identity/me.js';
import { Person, signIn } from '@talent-os/testing';
import { daysFromNow } from './days.js';

/** A sales person of the demo who is an analyst as well, at work as one. */
export async function secondAnalyst(): Promise<Person> {
  const person = await signIn('multi@meridian.example');
  const { user } = await person.call(getMe, {});
  const { roleId, industry } = user.industryRoles.find((role) => role.industry === 'CYBER')!;
  const { accessToken } = await person.call(switchRole, { industry, roleId });
  return new Person(accessToken, person.id, person.organizationId);
}

/** Asks for people; one, without a clearance, in two weeks where nothing else is said. */
export const request = (
  manager: Person,
  more: Partial<Sent<typeof createDeployRequest>> = {},
): Promise<DeployRequest> =>
  manager.call(createDeployRequest, {
    clearance: 'none',
    workRoles: ['PD-WRL-003'],
    count: 1,
    location: `Site ${crypto.randomUUID().slice(0, 8)}`,
    startBy: daysFromNow(14),
    ...more,
  });

/** Asks for people and proposes it to these; answers the request's id and a proposal for each. */
export async function proposeDeployment(
  manager: Person,
  people: readonly Person[],
  more: Partial<Sent<typeof createDeployRequest>> = {},
) {
  const { id: deployRequestId } = await request(manager, more);
  const proposals: string[] = [];
  for (const { id: userId } of people)
    proposals.push((await manager.call(proposePerson, { deployRequestId, userId })).proposalId);
  return { deployRequestId, proposals };
}
