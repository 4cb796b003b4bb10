import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Output } from '@talent-os/contracts';
import { keepMemory, switchMemory } from '@talent-os/contracts/chat/memories.js';
import { erasureServices } from '@talent-os/contracts/erasure/erasing.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { requestPasswordReset } from '@talent-os/contracts/identity/passwords.js';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import { listApplications } from '@talent-os/contracts/talent/applications.js';
import { createCommunityGroup } from '@talent-os/contracts/talent/community-groups.js';
import { writeCommunityPost } from '@talent-os/contracts/talent/community-posts.js';
import { noteCandidate } from '@talent-os/contracts/talent/candidates.js';
import { addExperience } from '@talent-os/contracts/talent/experience.js';
import {
  advanceErasures,
  getOwnErasure,
  requestErasure,
  withdrawErasure,
} from '@talent-os/contracts/talent/own-erasure.js';
import { startPractice } from '@talent-os/contracts/talent/practice.js';
import { setSelfIdentification } from '@talent-os/contracts/talent/self-identification.js';
import { submitVerification } from '@talent-os/contracts/talent/verifications.js';
import { anonymous, eventually, newCandidate, ownerQuery, signIn, workNow, type Person } from '@talent-os/testing';
import { filePieces } from '@talent-os/testing/files-left';
import { copyFolder } from '@talent-os/testing/product';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
async function makeDue(erasureId: string): Promise<void> {
  await ownerQuery(`update talent.due set due_at = now() where kind = 'erasure' and subject_id = $1`, [erasureId]);
  await workNow(advanceErasures);
}

/** Where words of somebody may still stand, with the reason. Tables by pattern. */
const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.outbox$/, 'What was announced is deleted a week after it has gone out'],
  [/^identity\.revocation$/, 'Gateways refuse tokens by it until the last one has expired; then it is pruned'],
];
/** Where their id may, and nothing that says who it was. */
const SEALED = 'audit.audit_event';

/**
 * Every table in which a row holds one of the words, whatever its column. A row is written out once (`offset 0`), not for
 * each word.
 */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await ownerQuery<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await ownerQuery(
      `select 1 from (select lower(t::text) as whole from ${name} t offset 0) t
       where exists (select 1 from unnest($1::text[]) w where strpos(whole, lower(w)) > 0) limit 1`,
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
  const group = { name: `Group of ${person.id}`, about: 'For friends of Vanishwell' };
  const { communityGroupId } = await person.call(createCommunityGroup, group);
  await person.call(writeCommunityPost, { communityGroupId, text: 'Vanishwell was here' });
  await eventually(async () => {
    const { status } = await team.recruiter.send(noteCandidate, { candidateId: person.id, body: `${NAME} was kind.` });
    expect(status).toBeLessThan(300);
  });
  return applicationId;
}

/** What is kept beside rows that are theirs: a paper, work that was asked for, a review, an application they let in. */
async function leaveMore(person: Person & { readonly email: string }): Promise<string> {
  const { id, organizationId, email } = person;
  const file = new File([Buffer.from(`%PDF-1.7\n${NAME}\n%%EOF`)], 'paper.pdf', { type: 'application/pdf' });
  const paper = { kind: 'license', name: 'License of Vanishwell', issuer: '', filename: 'paper.pdf', file };
  const { status, body } = await person.send(submitVerification, paper);
  expect(status).toBe(201);
  await anonymous.call(requestPasswordReset, { email });
  await ownerQuery(
    `insert into identity.reviewed_grant (id, organization_id, created_at, updated_at, review_id, role_id, person_id,
       person_name, person_title, role_name, industry, granted_at, state)
     values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), gen_random_uuid(), $2, $3, 'Applicant', 'CANDIDATE',
       'SALES', now(), 'kept')`,
    [organizationId, id, NAME],
  );
  await ownerQuery(
    `insert into identity.authorization_record (kind, hash, grant_id, payload, expires_at)
     values ('Grant', gen_random_uuid()::text, null, jsonb_build_object('accountId', $1::text), now() + interval '1 hour')`,
    [id],
  );
  return (body as Output<typeof submitVerification>).id;
}

/** Files beside the tables that hold one of the words: what is on its way through the store, copies of the trail, logs. */
async function filesWith(words: readonly string[]): Promise<string[]> {
  const holds = (content: Buffer) =>
    words.some((word) => content.toString('utf8').toLowerCase().includes(word.toLowerCase()));
  const folder = copyFolder(process.env.INSTALLATION ?? '');
  const copies = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = copies.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pieces = (await filePieces()).filter(({ name, content }) => holds(Buffer.from(name)) || holds(content));
  return [
    ...[...files, process.env.TEST_LOG!].filter((path) => existsSync(path) && holds(readFileSync(path))),
    ...pieces.map(({ name }) => name),
  ];
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
    const paperId = await leaveMore(person);
    const names = [NAME, CALLED.lastName, person.email];
    const words = [person.id, paperId, ...names];
    const before = await tablesWith(words);
    for (const table of ['proof_piece', 'verification']) expect(before).toContain(`talent.${table}`);
    for (const table of ['job', 'reviewed_grant', 'authorization_record'])
      expect(before).toContain(`identity.${table}`);

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
      // Nobody takes mails here: this one is given up.
      await ownerQuery(
        `update identity.mail set state = 'not_sent', due_at = null
         where person_id = $1 and link = 'erased' and due_at is not null`,
        [person.id],
      );
      const [done] = await ownerQuery<Row>(
        'select status, done_at as "doneAt", user_id as "userId" from talent.erasure where id = $1',
        [id],
      );
      expect(done).toMatchObject({ status: 'done', userId: null });
      expect(Object.keys(done!.doneAt).toSorted()).toEqual([...erasureServices].toSorted());
    });
    const unexpected = (found: readonly string[]) =>
      found.filter((name) => !EXCEPTIONS.some(([table]) => table.test(name)));
    expect(unexpected(await tablesWith(words)).filter((name) => name !== SEALED)).toEqual([]);
    expect(unexpected(await tablesWith(names))).toEqual([]);
    expect(await filesWith(words)).toEqual([]);
    const [kept] = await ownerQuery<{ userId: string; name: string }>(
      `select a.user_id as "userId", p.name from talent.application a join talent.person p on p.id = a.user_id where a.id = $1`,
      [applicationId],
    );
    expect(kept!.name).toBe('Erased applicant');
    const { total } = await team.recruiter.call(listApplications, { search: 'Vanishwell', show: 'all' });
    expect(total).toBe(0);
  });
});
