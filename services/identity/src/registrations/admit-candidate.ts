import { CONSENT_TEXT_VERSION } from '@talent-os/contracts/identity/consents.js';
import { candidateRegistered } from '@talent-os/contracts/identity/sign-in-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { Organization } from '../organizations/organization.entity.js';
import { Consent } from '../people/consent.entity.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { claimEmail } from '../sign-in/sign-in-index.queries.js';
import type { Registration } from './registration.entity.js';

export type Applicant = Pick<
  Registration,
  'email' | 'firstName' | 'lastName' | 'passwordHash' | 'industry' | 'aiAssist' | 'marketing'
>;

/** Makes the account of a candidate. False where another person has the address by now. */
export async function admitCandidate(ctx: Ctx, tx: Transaction, id: string, applicant: Applicant): Promise<boolean> {
  const { email, firstName, lastName, passwordHash, aiAssist, marketing } = applicant;
  if (!(await claimEmail(tx, email, id))) return false;
  const [organization] = await tx.findAll(Organization, {});
  const { industries } = organization!;
  const industry = industries.includes(applicant.industry) ? applicant.industry : industries[0]!;
  await tx.insert(Person, {
    id,
    email,
    firstName,
    lastName,
    title: 'Applicant',
    passwordHash,
    joinedOn: dayIn(ctx.now, organization!.timezone),
    status: 'active',
  });
  await tx.insert(RoleAssignment, { personId: id, roleName: 'CANDIDATE', industry, rank: 0 });
  await tx.insert(Consent, { personId: id, profile: true, aiAssist, marketing, textVersion: CONSENT_TEXT_VERSION });
  ctx.emit(candidateRegistered, { userId: id });
  return true;
}
