import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCredential, myCredentials, verifyCredential } from '@talent-os/contracts/healthcare/credentials.js';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, openOwnService, signIn, type OwnService, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { hrInHealthcare } from '../test/people.js';
import { CredentialsController } from './credentials.controller.js';

let nurse: Person;
let hr: Person;
let service: OwnService;
/** Where the organization is. */
const home = { timezone: 'UTC' };

beforeAll(async () => {
  [nurse, hr] = await Promise.all([signIn('nurse@meridian.example'), hrInHealthcare()]);
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: home } });
});
afterAll(() => service.close());

describe('a credential, on a day that has two dates on Earth,', () => {
  it('stands as the calendar of the organization has it', async () => {
    const last = addDays(demoToday(), 3);
    const name = `Card of two days ${crypto.randomUUID().slice(0, 8)}`;
    const { id: credentialId } = await nurse.call(addCredential, {
      name,
      kind: 'certification',
      issuer: 'Test board',
      number: 'T-1',
      issuedAt: addDays(last, -30),
      expirationDate: last,
    });
    await hr.call(verifyCredential, { credentialId, method: 'document', reference: 'Card' });
    const statusAt = async (timezone: string, now: string) => {
      home.timezone = timezone;
      const of = service.context(myCredentials, nurse.organizationId, new Date(now));
      const own = Object.create(of, { userId: { value: nurse.id } }) as Ctx;
      const { certifications } = await new CredentialsController().mine({}, own);
      return certifications.find((one) => one.name === name)?.status;
    };
    // In UTC it is its last day, in Auckland the day after.
    expect(await statusAt('Pacific/Auckland', `${last}T20:00:00Z`)).toBe('expired');
    // In UTC it is the day after, in Honolulu its last day.
    expect(await statusAt('Pacific/Honolulu', `${addDays(last, 1)}T05:00:00Z`)).toBe('expiring');
  });
});
