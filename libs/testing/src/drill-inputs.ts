// A process of its own for `npm run drill -- --only inputs`: sends generated inputs and prints what came of them as JSON.
import { operations } from '@talent-os/contracts/registry.js';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import pg from 'pg';
import { signIn } from './person.js';
import { faultOf, tryInputs, type TriedInput } from './try-inputs.js';

/** Nobody waits longer than this, in milliseconds. */
const TIMEOUT_MS = 1_000;
const SLOWEST = 10;

const { ADDRESS, DATABASE_URL, COUNT, SEED } = process.env;
const database = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
const statuses = new Map<number, number>();
const faults: string[] = [];
let slowest: TriedInput[] = [];

await tryInputs({
  operations,
  emails: demoPeople(demoOrganizations[0]!)
    .filter((person) => person.signsIn)
    .map(({ email }) => email),
  signIn: (email) => signIn(email, undefined, ADDRESS),
  query: async (sql, args) => (await database.query<{ id: string }>(sql, [...args])).rows,
  count: Number(COUNT),
  seed: Number(SEED),
  atOnce: 2,
  tried: (result) => {
    statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1);
    const fault = faultOf(result, TIMEOUT_MS);
    if (fault) faults.push(`${result.operation.name} ${fault}: ${JSON.stringify(result.input).slice(0, 1_000)}`);
    slowest = [...slowest, result].toSorted((a, b) => b.tookMs - a.tookMs).slice(0, SLOWEST);
  },
});
await database.end();
const summary = {
  statuses: [...statuses].toSorted(([a], [b]) => a - b),
  faults,
  slowest: slowest.map(({ operation, status, tookMs }) => ({ name: operation.name, status, tookMs })),
};
process.stdout.write(JSON.stringify(summary));
