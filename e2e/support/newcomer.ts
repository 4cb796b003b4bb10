import { register } from '@talent-os/contracts/identity/register';
import { send } from './api.ts';
import { DEMO_PASSWORD } from './people.ts';
import { expect } from './test.ts';

type Options = { readonly email?: string; readonly password?: string };

/** Registers an applicant of Meridian whom nobody else works as, and who has nothing but a welcome; answers the e-mail. */
export async function newcomer(
  address: string,
  { email = `${crypto.randomUUID()}@applicant.example`, password = DEMO_PASSWORD }: Options = {},
): Promise<string> {
  const { status } = await send(address, '', register, {
    email,
    password,
    firstName: 'Nadia',
    lastName: 'Fairbairn',
    organization: 'meridian',
    industry: 'SALES',
    consent: { profile: true, aiAssist: false, marketing: false },
  });
  expect(status).toBe(202);
  return email;
}
