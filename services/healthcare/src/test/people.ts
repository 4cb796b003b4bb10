import { getMe, switchRole } from '@talent-os/contracts/identity/me.js';
import { Person, signIn } from '@talent-os/testing';

/** The HR manager at work in healthcare, who verifies credentials there. */
export async function hrInHealthcare(): Promise<Person> {
  const person = await signIn('hr.manager@meridian.example');
  const { user } = await person.call(getMe, {});
  const { roleId, industry } = user.industryRoles.find((role) => role.industry === 'HEALTHCARE')!;
  const { accessToken } = await person.call(switchRole, { industry, roleId });
  return new Person(accessToken, person.id, person.organizationId);
}
