import { abilityFor, admits, type Operation } from '@talent-os/contracts';
import fc from 'fast-check';
import { setTimeout as delay } from 'node:timers/promises';
import { badInputs, type KnownRows } from './bad-inputs.js';
import { anonymous, type Person } from './person.js';
import { principalOf } from './principal-of.js';
import { tables } from './rows.js';

/** Operations that end or replace sessions of the caller, which other tests use: trying them would saw off the branch. */
export const endsSession: ReadonlySet<string> = new Set([
  'identity.auth.logout',
  'identity.auth.refresh',
  'identity.auth.switchRole',
  'identity.sessions.endOthers',
]);

/** Milliseconds. */
const COMES_BACK_AFTER = 1_000;

type Query = (sql: string, args: readonly unknown[]) => Promise<readonly { readonly id: string }[]>;

/** What became of one input. */
export type TriedInput = {
  readonly operation: Operation;
  readonly input: unknown;
  readonly status: number;
  /** From sending to the last byte of the answer, in milliseconds. */
  readonly tookMs: number;
  readonly body: unknown;
};

type TrialPlan = {
  readonly operations: readonly Operation[];
  readonly signIn: (email: string) => Promise<Person>;
  readonly emails: readonly string[];
  readonly query: Query;
  readonly count: number;
  readonly seed: number;
  /** How many requests are under way at a time. */
  readonly atOnce: number;
  /** How often somebody who is told to come back later (503) does; not at all where absent. */
  readonly returns?: number;
  readonly tried: (result: TriedInput) => void;
};

/**
 * Sends nearly right inputs to every operation, as people it admits, the same number to each. The same seed sends the
 * same inputs to the same rows. Whoever loses their session by what they did signs in again.
 */
export async function tryInputs(trial: TrialPlan): Promise<void> {
  const { operations, emails, count, seed, atOnce, returns = 0, tried } = trial;
  const people = new Map<string, Person>();
  for (const email of emails) people.set(email, await trial.signIn(email));
  const principals = new Map([...people].map(([email, person]) => [email, principalOf(person)]));
  const abilities = new Map([...principals].map(([email, principal]) => [email, abilityFor(principal)]));
  const known = await knownRows(trial.query, [...principals.values()][0]!.organizationId);
  const walked = operations.filter(({ name, method }) => method && !endsSession.has(name));
  const each = Math.ceil(count / walked.length);
  const inputs = walked.map((operation, index) =>
    fc.sample(badInputs(operation, known), { seed: seed + index, numRuns: each }),
  );
  const work = Array.from({ length: each }, (_, round) =>
    walked.map((operation, index) => ({ operation, input: inputs[index]![round]!, round })),
  )
    .flat()
    .slice(0, count);
  const next = work[Symbol.iterator]();

  const worker = async (): Promise<void> => {
    for (const { operation, input, round } of next) tried(await tryOne(operation, input, round));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  async function tryOne(operation: Operation, input: Record<string, unknown>, round: number): Promise<TriedInput> {
    const admitted = emails.filter((email) => admits(abilities.get(email), operation.access));
    if (operation.access !== 'public' && admitted.length === 0) throw new Error(`${operation.name}: nobody may ask it`);
    const email = admitted[round % admitted.length];
    let signedInAgain = false;
    for (let returned = 0; ;) {
      const person = operation.access === 'public' ? nobodyAt(people) : people.get(email!)!;
      const began = performance.now();
      const { status, body } = await person.send(operation, input, 1);
      const tookMs = performance.now() - began;
      if (status === 503 && returned < returns) {
        returned += 1;
        await delay(COMES_BACK_AFTER);
        continue;
      }
      if (status !== 401 || operation.access === 'public' || signedInAgain)
        return { operation, input, status, tookMs, body };
      signedInAgain = true;
      people.set(email!, await trial.signIn(email!));
    }
  }
}

const nobodyAt = (people: ReadonlyMap<string, Person>) => {
  const [somebody] = people.values();
  return somebody ? somebody.withoutToken() : anonymous;
};

/** Rows of an organization by table, the oldest first, at most twenty of each. */
async function knownRows(query: Query, organizationId: string): Promise<KnownRows> {
  const known = new Map<string, string[]>();
  for (const table of tables) {
    const rows = await query(`select id from ${table} where organization_id = $1 order by id limit 20`, [
      organizationId,
    ]);
    known.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  return known;
}

/** What is wrong with an answer: a failure of ours, a refusal without a field, or more time than anybody waits. */
export function faultOf({ operation, status, body, tookMs }: TriedInput, timeoutMs = Infinity): string | undefined {
  if (status >= 500) return `answered ${status}`;
  const { code, errors } = (body ?? {}) as { code?: string; errors?: readonly unknown[] };
  if (code === 'request.invalid' && !errors?.length) return 'was refused by the database, not by its contract';
  return tookMs > Math.max(timeoutMs, operation.deadlineMs ?? 0) ? `took ${Math.round(tookMs)} ms` : undefined;
}
