import type { Sent } from '@talent-os/contracts';
import { createDeployRequest, proposePerson, type DeployRequest } from '@talent-os/contracts/cyber/deploy.js';
import { workingIn, type Person } from '@talent-os/testing';
import { daysFromNow } from './days.js';

/** A sales person of the demo who is an analyst as well, at work as one. */
export const secondAnalyst = (): Promise<Person> => workingIn('CYBER', 'multi@meridian.example');

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
