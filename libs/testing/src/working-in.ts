import type { Industry } from '@talent-os/contracts';
import { getMe, switchRole } from '@talent-os/contracts/identity/me';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { Person, signIn } from './person.js';

/**
 * A demo person at work in another of their industries, in a session of its own: in the one that all tests share, whoever
 * switched last would decide what the others may.
 */
export async function workingIn(industry: Industry, email: string): Promise<Person> {
  const person = await signIn(email, DEMO_PASSWORD);
  const { user } = await person.call(getMe, {});
  const { roleId } = user.industryRoles.find((role) => role.industry === industry)!;
  const { accessToken } = await person.call(switchRole, { industry, roleId });
  return new Person(accessToken, person.id, person.organizationId);
}
