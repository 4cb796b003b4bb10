import { beforeAll, describe, expect, it } from '@jest/globals';
import { keepMemory, switchMemory } from '@talent-os/contracts/chat/memories.js';
import { erasureServices } from '@talent-os/contracts/erasure/erasing.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import { listApplications } from '@talent-os/contracts/talent/applications.js';
import { noteCandidate } from '@talent-os/contracts/talent/candidates.js';
import { addExperience } from '@talent-os/contracts/talent/experience.js';
import { getOwnErasure, requestErasure, withdrawErasure } from '@talent-os/contracts/talent/own-erasure.js';
import { startPractice } from '@talent-os/contracts/talent/practice.js';
import { setSelfIdentification } from '@talent-os/contracts/talent/self-identification.js';
import { eventually, newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, type Team } from '../test/hiring.js';

const CALLED = { firstName: 'Quorinda', lastName: 'Vanishwell' };
const NAME = `${CALLED.firstName} ${CALLED.lastName}`;

let team: Team;
beforeAll(async () => {
  team = await hiringTeam();
});

async function candidate(called?: typeof CALLED): Promise<Person & { readonly email: string }> {
  const { email, password } = await newCandidate('meridian', called);
  return Object.assign(await signIn(email, password), { email });
}

type Row = {
  readonly id: string;
  readonly status: string;
  readonly doneAt: Record<string, string>;
  readonly dueAt: string;
};
const erasureOf = async (userId: string): Promise<Row | undefined> =>
  (
    await ownerQuery<Row>(
      `select e.id, e.status, e.done_at as "doneAt", d.due_at as "dueAt" from talent.erasure e
       left join talent.due d on d.kind = 'erasure' and d.subject_id = e.id where e.user_id = $1`,
      [userId],
    )
  )[0];
const makeDue = (erasureId: string) =>
  ownerQuery(`update talent.due set due_at = now() where kind = 'erasure' and subject_id = $1`, [erasureId]);

/** Where words of somebody may still stand, with the reason. Tables by pattern. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^audit\./, 'The trail is sealed: a line that is taken out breaks every one after it, and it is kept by law'],
  [/^\w+\.outbox$/, 'What was announced is deleted a week after it has gone out'],
  [/^identity\.revocation$/, 'Gateways refuse tokens by it until the last one has expired; then it is pruned'],
  [/^\w+\.job$/, 'Work that was asked for, by ids'],
];

/** Every table in which a row holds one of the words, whatever its column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await ownerQuery<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await ownerQuery(
      `select 1 from ${name} t where exists (select 1 from unnest($1::text[]) w where strpos(lower(t::text), lower(w)) > 0) limit 1`,
      [words],
    );
    if (row) found.push(name);
  }
  return found;
}

/** As much of a life as an applicant leaves behind. */
async function leaveTraces(person: Person): Promise<string> {
  const { positionId, applicationId } = await applicant(team, person, 'team-interview', 'direct');
  await person.call(addExperience, {
    kind: 'job',
    title: 'Nurse',
    place: 'Vanishwell Clinic',
    description: '',
    startMonth: '2020-01',
    endMonth: null,
  });
  await person.call(startPractice, { positionId, kind: 'mixed', level: 'easy' });
  await person.call(setSelfIdentification, { ethnicity: 'asian', gender: 'woman' });
  await person.call(switchMemory, { enabled: true });
  await person.call(keepMemory, { text: 'I prefer short answers' });
  await person.call(createTask, { title: 'Write to Vanishwell' });
  await eventually(async () => {
    const { status } = await team.recruiter.send(noteCandidate, { candidateId: person.id, body: `${NAME} was kind.` });
    expect(status).toBeLessThan(300);
  });
  return applicationId;
}

describe('asking to be erased', () => {
  it('needs the word, is asked once, and is taken back until it begins', async () => {
    const person = await candidate();
    expect((await person.refused(requestErasure, { word: 'yes' } as never)).status).toBe(422);
    expect((await person.call(getOwnErasure, {})).erasure).toBeNull();
    const { startsAt } = await person.call(requestErasure, { word: 'ERASE' });
    expect(await person.call(requestErasure, { word: 'ERASE' })).toEqual({ startsAt });
    expect((await person.call(getOwnErasure, {})).erasure).toMatchObject({ status: 'requested', hold: null, startsAt });
    const became = (status: string) =>
      ownerQuery('update talent.erasure set status = $2 where user_id = $1', [person.id, status]);
    await became('running');
    expect((await person.refused(withdrawErasure, {})).code).toBe('erasure.begun');
    await became('requested');
    await person.call(withdrawErasure, {});
    expect((await person.call(getOwnErasure, {})).erasure).toBeNull();
    await person.call(withdrawErasure, {});
  });

  it('is held for whoever works here, with the reason', async () => {
    expect((await team.rep.call(getOwnErasure, {})).wouldHold).toBe('employment');
    await team.rep.call(requestErasure, { word: 'ERASE' });
    const { id } = (await erasureOf(team.rep.id))!;
    await makeDue(id);
    await eventually(async () =>
      expect(new Date((await erasureOf(team.rep.id))!.dueAt).getTime()).toBeGreaterThan(Date.now()),
    );
    expect((await team.rep.call(getOwnErasure, {})).erasure).toMatchObject({ status: 'held', hold: 'employment' });
    await team.rep.call(withdrawErasure, {});
  });

  it('is of the person alone: nobody sees what another has asked for', async () => {
    const [one, other] = [await candidate(), await candidate()];
    await one.call(requestErasure, { word: 'ERASE' });
    expect((await other.call(getOwnErasure, {})).erasure).toBeNull();
    await one.call(withdrawErasure, {});
  });
});

describe('an erasure', () => {
  it('leaves nothing of somebody in any table, and the application as a count', async () => {
    const person = await candidate(CALLED);
    const applicationId = await leaveTraces(person);
    const words = [person.id, NAME, CALLED.lastName, person.email];
    expect((await tablesWith(words)).length).toBeGreaterThan(10);

    await person.call(requestErasure, { word: 'ERASE' });
    const { id } = (await erasureOf(person.id))!;
    await makeDue(id);
    await eventually(async () => expect((await person.send(getMe, {})).status).toBe(401));
    await eventually(async () => {
      const erasure = (await erasureOf(person.id))!;
      expect([erasure.status, new Date(erasure.dueAt).getTime() > Date.now()]).toEqual(['running', true]);
    });
    const [application] = await ownerQuery('select status from talent.application where id = $1', [applicationId]);
    expect(application).toEqual({ status: 'withdrawn' });

    await eventually(async () => {
      await makeDue(id);
      const [done] = await ownerQuery<Row>(
        'select status, done_at as "doneAt", user_id as "userId" from talent.erasure where id = $1',
        [id],
      );
      expect(done).toMatchObject({ status: 'done', userId: null });
      expect(Object.keys(done!.doneAt).toSorted()).toEqual([...erasureServices].toSorted());
    });
    const left = (await tablesWith(words)).filter((name) => !EXCEPTIONS.some(([table]) => table.test(name)));
    expect(left).toEqual([]);
    const [kept] = await ownerQuery<{ userId: string; name: string }>(
      `select a.user_id as "userId", p.name from talent.application a join talent.person p on p.id = a.user_id where a.id = $1`,
      [applicationId],
    );
    expect(kept!.name).toBe('Erased applicant');
    const { total } = await team.recruiter.call(listApplications, { search: 'Vanishwell', show: 'all' });
    expect(total).toBe(0);
  });
});
