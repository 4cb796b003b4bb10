import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { abilityFor, admits, type Operation, type Principal } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry';
import { Bus } from '@talent-os/service-kit/bus/bus';
import { encodeMeta, TRIAL } from '@talent-os/service-kit/bus/call';
import { ownLogin } from '@talent-os/service-kit/bus/login';
import { readConfig } from '@talent-os/service-kit/config';
import { openNats } from '@talent-os/service-kit/host/open-nats';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { idsOf, ownerQuery, principalOf, sampleInput, signIn, tableOf } from '@talent-os/testing';
import { toolOf } from '@talent-os/chat/tools/tool';
import { services } from '../parts.js';

const callers = ['sales.rep', 'department.head', 'hiring.manager', 'hr.manager', 'nurse', 'nurse.manager', 'analyst'];
/** How many rows of the organization's own each id is tried with. */
const TRIES = 3;
const changes = operations.filter((operation) => toolOf(operation)?.writes);
/** What is left behind says by which request: nobody else's counts here. */
const requestId = crypto.randomUUID().replaceAll('-', '');

let bus: Bus;
let close: () => Promise<void>;
let people: readonly Principal[];
beforeAll(async () => {
  const config = readConfig();
  const log = createLogger('silent');
  const login = ownLogin(config.NATS_LOGIN_SECRET, ['chat']);
  const nats = await openNats(config, log, { login });
  bus = new Bus(nats, log, login?.inboxPrefix);
  close = () => nats.close();
  const signedIn = await Promise.all(callers.map((box) => signIn(`${box}@meridian.example`)));
  people = signedIn.map(principalOf);
});
afterAll(() => close());

/** Inputs of an operation, with the ids of different rows. */
async function inputsOf(operation: Operation, { organizationId }: Principal): Promise<readonly object[]> {
  const ids = idsOf(operation).filter(({ path }) => !path.includes('.'));
  const rows = await Promise.all(
    ids.map(({ path }) =>
      ownerQuery<{ id: string }>(
        `select id from ${tableOf(operation, path)} where organization_id = $1 order by id limit ${TRIES}`,
        [organizationId],
      ),
    ),
  );
  return Array.from({ length: TRIES }, (_, round) =>
    Object.assign(
      sampleInput(operation),
      ...ids.map((field, at) => {
        const found = rows[at]!;
        return found.length > 0 ? field.put(found[round % found.length]!.id) : {};
      }),
    ),
  );
}

async function tryOut(operation: Operation, principal: Principal, input: object) {
  const meta = { principal, requestId, deadline: Date.now() + 10_000, traceparent: undefined };
  const about = { ip: undefined, userAgent: undefined, refreshCookie: undefined };
  const headers = { ...encodeMeta({ ...meta, ...about }), [TRIAL]: '1' };
  return bus.request(operation.name, { headers, body: JSON.stringify(input) });
}

/** Events and jobs that trials have left behind: every write that is committed leaves at least one. */
async function leftBehind(): Promise<readonly string[]> {
  const found = Object.keys(services).map((service) =>
    ownerQuery<{ operation: string }>(`select operation from ${service}.outbox where request_id = $1`, [requestId]),
  );
  return (await Promise.all(found)).flat().map(({ operation }) => operation);
}

describe('every change that may be proposed', () => {
  it('can be tried out: it is decided, and nothing of it is done', async () => {
    const statuses = new Set<number>();
    const failed: string[] = [];
    for (const operation of changes) {
      const asked = people.filter((principal) => admits(abilityFor(principal), operation.access));
      for (const principal of asked.slice(0, 2))
        for (const input of await inputsOf(operation, principal)) {
          const { status, body } = await tryOut(operation, principal, input);
          statuses.add(status);
          if (status >= 500 || status === 200 || status === 201)
            failed.push(`${operation.name}: ${status} ${String(body).slice(0, 200)}`);
        }
    }
    expect(failed).toEqual([]);
    expect(await leftBehind()).toEqual([]);
    // Some are refused and some would be done, or nothing was tried.
    expect([...statuses]).toEqual(expect.arrayContaining([204, 404, 422]));
  });
});
