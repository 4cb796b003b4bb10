import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { abilityFor, admits, type Operation } from '@talent-os/contracts';
import { schemaOf } from '@talent-os/contracts/fields/walk.js';
import { operations } from '@talent-os/contracts/registry';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { idsOf, signIn, startOwnProduct, tableOf, type Person } from '@talent-os/testing';
import { edgeInputs, edgeSides } from '@talent-os/testing/edge-inputs';
import { principalOf } from '@talent-os/testing/principal-of';

const AT_ONCE = 4;
let product: Awaited<ReturnType<typeof startOwnProduct>>;
const people: Person[] = [];
beforeAll(async () => {
  product = await startOwnProduct({ name: 'edges', targets: ['all'] });
  for (const { email, signsIn } of demoPeople(demoOrganizations[0]!))
    if (signsIn) people.push(await signIn(email, undefined, product.address));
});
afterAll(() => product.stop());

const admitted = ({ access }: Operation) => people.filter((person) => admits(abilityFor(principalOf(person)), access));

/** Rows that the ids of an operation name, the newest ones: what was made last is at the edge. None where none has to be. */
async function rowsFor(operation: Operation): Promise<Record<string, unknown>> {
  const { properties = {}, required = [] } = schemaOf(operation, 'in');
  const ids = await Promise.all(
    idsOf(operation)
      .filter(({ path }) => !path.includes('.') && required.includes(path))
      .map(async ({ path }) => {
        if (properties[path]!.anyOf?.some(({ type }) => type === 'null')) return [[path, null]];
        const table = tableOf(operation, path);
        if (!table) return [];
        const newest = `select id from ${table} where organization_id = $1 order by id desc limit 1`;
        const found = await product.query<{ id: string }>(newest, [people[0]!.organizationId]);
        return found.map(({ id }) => [path, id]);
      }),
  );
  return Object.fromEntries(ids.flat()) as Record<string, unknown>;
}

async function inTurn<T>(work: readonly T[], one: (item: T) => Promise<void>): Promise<void> {
  const next = work[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of next) await one(item);
    }),
  );
}

const offered = operations.filter(({ method, stream, download, upload }) => method && !stream && !download && !upload);

describe('what people enter at the edges of what is taken', () => {
  it('is shown by every list, board and summary, in every order, to everybody', async () => {
    const faults: string[] = [];
    const made = new Set<string>();
    const tell = (name: string, status: number, input: unknown, body: unknown) => {
      if (status >= 500)
        faults.push(`${name} answered ${status} to ${JSON.stringify(input).slice(0, 600)}: ${JSON.stringify(body)}`);
    };
    const creating = offered.filter(({ success, effect }) => success === 201 && effect === 'write');
    await inTurn(creating, async (operation) => {
      const rows = await rowsFor(operation);
      // Who may call it may still not do it to every row: the first one who makes something makes it all.
      for (const person of admitted(operation)) {
        for (const input of edgeSides.flatMap((side) => edgeInputs(operation, rows, side))) {
          const { status, body } = await person.send(operation, input, 3);
          if (status === 201) made.add(operation.name);
          tell(operation.name, status, input, body);
        }
        if (made.has(operation.name)) break;
      }
    });
    expect(MADE.filter((name) => !made.has(name))).toEqual([]);

    const reads = offered.filter(({ effect }) => effect === 'read');
    await inTurn(reads, async (operation) => {
      const rows = await rowsFor(operation);
      const orders = (schemaOf(operation, 'in').properties?.sort?.enum ?? []) as string[];
      for (const [index, person] of admitted(operation).entries())
        for (const more of [{}, ...(index === 0 ? orders.map((sort) => ({ sort })) : [])]) {
          const input = { ...rows, ...more };
          const { status, body } = await person.send(operation, input, 3);
          tell(operation.name, status, input, body);
        }
    });
    expect(faults).toEqual([]);
  });
});

/** Of what is made at an edge at least this, so that something is there to be read. */
const MADE = ['healthcare.shifts.publish', 'productivity.tasks.create', 'sales.deals.create'];
