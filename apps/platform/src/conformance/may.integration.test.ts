import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Industry, Operation } from '@talent-os/contracts';
import { newMember, type Person } from '@talent-os/testing';
import { subjects, type Cast, type Subject } from './may-subjects.js';
import { unplant, unplantAll } from './planted-rows.js';

const seats = [
  ['SALES_REP', 'SALES'],
  ['DEPARTMENT_HEAD', 'SALES'],
  ['HIRING_MANAGER', 'SALES'],
  ['RECRUITER', 'SALES'],
  ['HR_MANAGER', 'SALES'],
  ['ORGANIZATION_ADMIN', 'SALES'],
  ['CYBER_ANALYST', 'CYBER'],
] as const satisfies readonly (readonly [string, Industry])[];

const people = new Map<string, Person>();
let other: string;
let about: string;

beforeAll(async () => {
  const somebody = await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' });
  other = somebody.id;
  about = (await newMember('meridian', { role: 'SALES_REP', industry: 'SALES' })).id;
  for (const [role, industry] of seats) {
    const member = await newMember('meridian', { role, industry });
    people.set(role, await member.signIn());
  }
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
async function faultsOf(person: Person, subject: Subject, state: string, relation: string) {
  const cast: Cast = { organizationId: person.organizationId, me: person.id, other, about };
  const plant = () => subject.plant(state, relation, cast);
  const [faults, taken]: [string[], string[]] = [[], []];
  let id = await plant();
  for (const to of subject.states) {
    const seen = await read(person, subject, id);
    const attempt = subject.move(seen.record, to);
    const offered = seen.to.includes(to);
    if (!attempt) {
      if (offered) faults.push(`${to} is offered, and no hand takes it there`);
      continue;
    }
    const { status, body } = await tried(person, attempt);
    const arrived = status < 400 ? (await read(person, subject, id)).state : undefined;
    const done = arrived === to && to !== state;
    if (offered && done) taken.push(to);
    if (offered !== done)
      faults.push(`${to} is ${offered ? '' : 'not '}offered, and answered ${status} ${JSON.stringify(body)}`);
    if (status < 400) {
      await unplant(subject.table, id);
      id = await plant();
    }
  }
  await unplant(subject.table, id);
  return { faults: faults.map((fault) => `${subject.name}, ${state}, ${relation}: ${fault}`), taken };
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))('what may be done with %s', (_, subject) => {
  const taken: string[] = [];

  it.each(seats)('is what the server takes and nothing else, as %s', async (role, _industry) => {
    const faults: string[] = [];
    for (const relation of subject.relations)
      for (const state of subject.states) {
        const found = await faultsOf(people.get(role)!, subject, state, relation);
        faults.push(...found.faults);
        taken.push(...found.taken);
      }
    expect(faults).toEqual([]);
  });

  it('is something', () => expect(taken.length).toBeGreaterThan(0));
});
