import type { Industry } from '@talent-os/contracts';
import type { grantableRoles } from '@talent-os/contracts/access/grants';
import { grantRole, listMembers, revokeRole } from '@talent-os/contracts/identity/members';
import { administratorOf, newCandidate, PASSWORD } from './candidate.js';
import { signIn, type Person } from './person.js';

type Seat = { readonly role: (typeof grantableRoles)[number]; readonly industry: Industry };

export type NewMember = { readonly id: string; readonly email: string; signIn(): Promise<Person> };

/** Somebody who works in an organization since a moment ago, in one role, so that what a test does to them is done to nobody else. */
export async function newMember(organization: string, { role, industry }: Seat): Promise<NewMember> {
  const [{ email }, admin] = await Promise.all([
    // Whoever looks for applicants by their name finds applicants.
    newCandidate(organization, { firstName: 'Mira', lastName: 'Member' }),
    administratorOf(organization),
  ]);
  const member = (await admin.call(listMembers, { search: email })).items[0]!;
  await admin.call(grantRole, { userId: member.id, role, industry });
  await admin.call(revokeRole, { userId: member.id, roleId: member.roles[0]!.roleId });
  return { id: member.id, email, signIn: () => signIn(email, PASSWORD) };
}
