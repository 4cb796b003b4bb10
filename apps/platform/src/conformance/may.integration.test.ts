import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorCode, Operation, Problem } from '@talent-os/contracts';
import { newMember, signIn, type Person } from '@talent-os/testing';
import { subjects, type Cast, type Subject } from './may-subjects.js';
import { unplant, unplantAll } from './planted-rows.js';

/** People of this test alone, where what is theirs is counted elsewhere; of the others there is one whom others ask for. */
const newcomers = ['SALES_REP', 'HIRING_MANAGER', 'RECRUITER'] as const;
const known = { DEPARTMENT_HEAD: 'department.head', HR_MANAGER: 'hr.manager', ORGANIZATION_ADMIN: 'org.admin' };
const roles = [...newcomers, ...Object.keys(known), 'CYBER_ANALYST'];

const people = new Map<string, Person>();
let other: string;
/** Whom records are about: one for each that are tried beside each other, for some may stand only once for somebody. */
const abouts: string[] = [];

beforeAll(async () => {
  const newcomer = (role: (typeof newcomers)[number]) => newMember('meridian', { role, industry: 'SALES' });
  other = (await newcomer('SALES_REP')).id;
  const most = Math.max(...subjects.map(({ states }) => states.length));
  for (let nth = 0; nth < most; nth += 1) abouts.push((await newcomer('SALES_REP')).id);
  for (const role of newcomers) people.set(role, await (await newcomer(role)).signIn());
  for (const [role, box] of Object.entries({ ...known, CYBER_ANALYST: 'analyst' }))
    people.set(role, await signIn(`${box}@meridian.example`));
});
afterEach(unplantAll);

type Shown = { readonly may: { readonly to: readonly string[] } };
type Seen = { readonly record: never; readonly state?: string; readonly to: readonly string[] };

/** What the caller is told of a record, and where it says they may take it. */
async function read(person: Person, { get, stateOf }: Subject, id: string): Promise<Seen> {
  const { status, body } = await person.send(...get(id));
  // Of what they may not read they know the id at most.
  if (status >= 400) return { record: { id, version: 1 } as never, to: [] };
  return { record: body as never, state: stateOf(body as never), to: (body as Shown).may.to };
}

const tried = (person: Person, attempt: readonly [Operation, Record<string, unknown>]) => person.send(...attempt);

/** Where what a person is told of a record differs from what the server takes, and the moves that were offered and taken. */
async function faultsOf(person: Person, subject: Subject, state: string, relation: string, about: string) {
  const cast: Cast = { organizationId: person.organizationId, me: person.id, other, about };
  const plant = () => subject.plant(state, relation, cast);
  const [faults, taken]: [string[], string[]] = [[], []];
  let id = await plant();
  let seen = await read(person, subject, id);
  // What they may not read is refused before its state is looked at.
  for (const to of seen.state === undefined ? subject.states.slice(0, 2) : subject.states) {
    const attempt = subject.move(seen.record, to);
    const offered = seen.to.includes(to);
    if (!attempt) {
      if (offered) faults.push(`${to} is offered, and no hand takes it there`);
      continue;
    }
    const { status, body } = await tried(person, attempt);
    const arrived = status < 400 ? (await read(person, subject, id)).state : undefined;
    const done = arrived === to && to !== state;
    if (offered && subject.lacks?.includes((body as Problem).code as ErrorCode)) continue;
    if (offered && done) taken.push(to);
    if (offered !== done)
      faults.push(`${to} is ${offered ? '' : 'not '}offered, and answered ${status} ${JSON.stringify(body)}`);
    if (status < 400) {
      await unplant(subject.table, id);
      id = await plant();
      seen = await read(person, subject, id);
    }
  }
  await unplant(subject.table, id);
  return { faults: faults.map((fault) => `${subject.name}, ${state}, ${relation}: ${fault}`), taken };
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))('what may be done with %s', (_, subject) => {
  const taken: string[] = [];

  it.each(roles)('is what the server takes and nothing else, as %s', async (role) => {
    const person = people.get(role)!;
    const faults: string[] = [];
    // Records of one relation are tried beside each other: each has its own, and most of the time is waiting.
    for (const relation of subject.relations) {
      const trying = subject.states.map((state, nth) => faultsOf(person, subject, state, relation, abouts[nth]!));
      const found = await Promise.all(trying);
      faults.push(...found.flatMap((one) => one.faults));
      taken.push(...found.flatMap((one) => one.taken));
    }
    expect(faults).toEqual([]);
  });

  it('is something', () => expect(taken.length).toBeGreaterThan(0));
});
