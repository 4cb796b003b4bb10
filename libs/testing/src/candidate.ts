import { register } from '@talent-os/contracts/identity/register';
import { approveRegistration, listRegistrations } from '@talent-os/contracts/identity/registrations';
import { randomUUID } from 'node:crypto';
import { anonymous, signIn, untilAnswered, type Person } from './person.js';

export const PASSWORD = 'a long enough password';

const APPLICANT = { firstName: 'Noor', lastName: 'Applicant' };

export const registration = (email: string, organization = 'meridian', password = PASSWORD) => ({
  ...APPLICANT,
  email,
  password,
  industry: 'SALES' as const,
  organization,
  consent: { profile: true as const, aiAssist: false, marketing: false },
});

/** An administrator of an organization. */
export const administratorOf = (organization: string): Promise<Person> => signIn(`org.admin@${organization}.example`);

/** Somebody who registered a moment ago, so that what a test does to an account is done to nobody else's. */
export async function newCandidate(
  organization = 'meridian',
  called = APPLICANT,
): Promise<{ email: string; password: string }> {
  const email = `${randomUUID()}@applicant.example`;
  const { status, body } = await untilAnswered(() =>
    anonymous.send(register, { ...registration(email, organization), ...called }),
  );
  if (status >= 400) throw new Error(`${email} could not register: ${status} ${JSON.stringify(body)}`);
  await approve(email, organization);
  return { email, password: PASSWORD };
}

/** Makes an account of a registration by an administrator's hand: the tests' mails reach nobody unless a test catches them. */
export async function approve(email: string, organization = 'meridian'): Promise<void> {
  const administrator = await administratorOf(organization);
  const { items } = await administrator.call(listRegistrations, {});
  const mine = items.find((one) => one.email === email);
  if (!mine) throw new Error(`${email} has not registered`);
  await administrator.call(approveRegistration, { registrationId: mine.id });
}
