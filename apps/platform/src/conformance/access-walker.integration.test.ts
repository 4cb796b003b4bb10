import { beforeAll, describe, expect, it } from '@jest/globals';
import { applicationScopes, operation, type Operation } from '@talent-os/contracts';
import { decideProposal } from '@talent-os/contracts/chat/messages';
import { createApplicationToken } from '@talent-os/contracts/identity/application-tokens';
import { operations } from '@talent-os/contracts/registry';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { anonymous, Person, principalOf, signIn } from '@talent-os/testing';
import { z } from 'zod';
import { walkAccess, walkAsApplication, type Caller } from './access-walker.js';

const everybody = demoOrganizations.flatMap(demoPeople).filter((person) => person.signsIn);
/** Who holds the same roles may do the same: one of them speaks for all, but where there is time for everybody. */
const people =
  process.env.TIER === 'all'
    ? everybody
    : [...Map.groupBy(everybody, ({ roles }) => JSON.stringify(roles)).values()].map(([one]) => one!);
const callers: Caller[] = [{ name: 'nobody', person: anonymous, principal: undefined }];

beforeAll(async () => {
  for (const { email } of people) {
    const person = await signIn(email);
    callers.push({ name: email, person, principal: principalOf(person) });
  }
});

describe('access to every operation', () => {
  it.each([...new Set(operations.map(({ service }) => service))])(
    'of %s is what its contract says, for every caller',
    async (name) => {
      const own = operations.filter(({ service }) => service === name);
      expect(callers.length).toBe(people.length + 1);
      expect(await walkAccess(own, callers)).toEqual([]);
    },
  );

  it('would be found out where a door stands open, a caller is shut out or bad input passes', async () => {
    const secret = operation('talent.planted.secret', {
      http: 'GET /api/planted',
      access: { role: ['PLATFORM_ADMIN'] },
      summary: 'Planted',
      input: z.object({ page: z.coerce.number<number>().int() }),
      output: z.object({}),
      effect: 'read',
    });
    const openDoor = await walkAccess(
      [secret as Operation],
      callers.map((caller) => ({ ...caller, person: answering(200) })),
    );
    expect(openDoor).toContain('talent.planted.secret as nobody: expected 401, got 200');
    expect(openDoor).toContain('talent.planted.secret as nurse@meridian.example: expected 403, got 200');
    expect(openDoor).toContain('talent.planted.secret as platform.admin@meridian.example: bad input answered 200');
    const shut = await walkAccess(
      [{ ...secret, access: 'public' } as Operation],
      callers.map((caller) => ({ ...caller, person: answering(403) })),
    );
    expect(shut).toHaveLength(callers.length);
  });
});

describe('the token of an application', () => {
  it('opens no operation, for whoever and whatever it is made', async () => {
    const admin = await signIn('platform.admin@meridian.example');
    const scopes = [...applicationScopes];
    const { token } = await admin.call(createApplicationToken, { name: 'Walker', scopes, days: 1 });
    expect(await walkAsApplication(operations, new Person(token, admin.id, admin.organizationId))).toEqual([]);
  });

  it('would be found out where it opened one, or were refused for another reason', async () => {
    expect(await walkAsApplication([decideProposal as Operation], answering(200))).toEqual([
      'chat.runs.decide as an application: got 200',
    ]);
    expect(await walkAsApplication([decideProposal as Operation], answering(403))).toHaveLength(1);
  });
});

const answering = (status: number) => ({ send: async () => ({ status, body: {}, headers: new Headers() }) });
