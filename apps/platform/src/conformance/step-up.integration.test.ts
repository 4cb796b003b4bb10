import { beforeAll, describe, expect, it } from '@jest/globals';
import { operation, type Operation } from '@talent-os/contracts';
import { refresh, type Session } from '@talent-os/contracts/identity/auth';
import { proveAgain } from '@talent-os/contracts/identity/second-factor';
import { operations } from '@talent-os/contracts/registry';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { addressOf, ownerQuery, Person, principalOf, sampleInput, untilAnswered } from '@talent-os/testing';
import { login } from '@talent-os/contracts/identity/auth';
import { z } from 'zod';

const guarded = operations.filter(({ stepUp, method }) => stepUp && method);

/** What matters for everybody’s security: whoever declares it otherwise says so here. */
const EXPECTED = [
  'chat.providers.add',
  'chat.providers.remove',
  'chat.providers.update',
  'identity.approvals.askPlatformAdministrator',
  'identity.breakGlass.open',
  'identity.members.grant',
  'identity.members.passwordLink',
  'identity.passkeys.beginEnrollment',
  'identity.passkeys.enroll',
  'identity.passkeys.remove',
  'identity.provisioning.create',
  'identity.provisioning.renewToken',
  'identity.secondFactor.beginTotp',
  'identity.secondFactor.confirmTotp',
  'identity.secondFactor.makeRecoveryCodes',
  'identity.secondFactor.removeTotp',
  'identity.signInSettings.change',
  'identity.sso.change',
  'identity.sso.create',
  'identity.sso.switch',
  'identity.ssoDomains.confirm',
  'identity.ssoPolicy.set',
  'identity.webhooks.create',
  'identity.webhooks.renewSecret',
  'talent.ownErasure.request',
  'transcription.settings.put',
  'transcription.settings.remove',
];

/** Asks every operation as somebody; answers a line for each that does something else than ask for a proof. */
async function unguarded(
  asked: readonly Operation[],
  person: Pick<Person, 'send'>,
  inputOf: (operation: Operation) => Record<string, unknown> = sampleInput,
): Promise<string[]> {
  const findings: string[] = [];
  for (const one of asked) {
    const { status, body } = await person.send(one, inputOf(one));
    const { code, methods } = body as { readonly code?: string; readonly methods?: readonly string[] };
    if (status !== 403 || code !== 'auth.step-up' || methods?.join() !== 'password')
      findings.push(`${one.name}: ${status} ${code ?? ''} ${methods?.join() ?? ''}`.trim());
  }
  return findings;
}

/** Nothing but the ids of the address. */
const bare = (one: Operation) =>
  Object.fromEntries(Object.entries(sampleInput(one)).filter(([name]) => one.path.includes(`:${name}`)));

/** A session whose last proof is six minutes old, as its access token says. */
async function stalePerson(name: string): Promise<Person> {
  const enter = (path: string, body: object, cookie?: string) =>
    untilAnswered(() =>
      fetch(`${addressOf()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      }),
    );
  const email = `${name}@meridian.example`;
  const entered = await enter(login.path, { email, password: DEMO_PASSWORD });
  const { accessToken, user } = (await entered.json()) as Session;
  const { sessionId } = principalOf({ token: accessToken });
  await ownerQuery(`update identity.session set proved_at = now() - interval '6 minutes' where id = $1`, [sessionId]);
  const renewed = await enter(refresh.path, {}, entered.headers.getSetCookie()[0]!.split(';')[0]!);
  return new Person(((await renewed.json()) as Session).accessToken, user.id, user.organizationId);
}

let stale: Person;
let applicant: Person;
beforeAll(async () => {
  stale = await stalePerson('platform.admin');
  applicant = await stalePerson('candidate');
});

/** What administrators may ask, and what somebody asks of their own record. */
const { true: ofApplicants = [], false: ofAdministrators = [] } = Object.groupBy(
  guarded,
  ({ name }) => `${name.startsWith('talent.')}` as const,
);

describe('operations that ask who calls', () => {
  it('are the ones that matter for everybody’s security', () =>
    expect(guarded.map(({ name }) => name).toSorted()).toEqual(EXPECTED));

  it('open to nobody whose proof is older than five minutes, and name the ways to give one', async () => {
    expect(await unguarded(ofAdministrators, stale)).toEqual([]);
    expect(await unguarded(ofApplicants, applicant)).toEqual([]);
    const { accessToken } = await stale.call(proveAgain, { method: 'password', password: DEMO_PASSWORD });
    const fresh = new Person(accessToken, stale.id, stale.organizationId);
    // Whatever wants input is refused for the lack of it: nothing of the organization is changed here.
    expect(await unguarded(ofAdministrators, fresh, bare)).toHaveLength(ofAdministrators.length);
  });

  it('would be found out where one is open', async () => {
    const open = operation('identity.planted.open', {
      http: 'GET /api/auth/me',
      access: 'signed-in',
      summary: 'Planted',
      input: z.object({}),
      output: z.object({}),
      effect: 'read',
      stepUp: true,
    });
    expect(await unguarded([open as Operation], stale)).toEqual(['identity.planted.open: 200']);
  });
});
