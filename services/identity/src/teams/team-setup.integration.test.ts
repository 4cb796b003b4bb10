import { beforeAll, describe, expect, it } from '@jest/globals';
import { importOrganization, type ImportKind } from '@talent-os/contracts/identity/organization-import.js';
import {
  addTeamMembers,
  createTeam,
  deleteTeam,
  getTeam,
  getTeamTree,
  mergeTeam,
  moveTeam,
  removeTeamMember,
  updateTeam,
} from '@talent-os/contracts/identity/team-setup.js';
import type { Output } from '@talent-os/contracts';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';
import { fileOf } from '../test/pictures.js';

let admin: Person;
let staff: readonly string[];
beforeAll(async () => {
  admin = await signIn('org.admin@sentinel.example');
  const rows = await ownerQuery<{ id: string }>(
    `select p.id from identity.person p join identity.role_assignment r on r.person_id = p.id
     where p.organization_id = $1 and p.status = 'active' and r.role_name = 'CYBER_ANALYST' order by p.id limit 5`,
    [admin.organizationId],
  );
  staff = rows.map(({ id }) => id);
});

const nameOne = () => `Team ${randomUUID().slice(0, 8)}`;
const teams = async () => (await admin.call(getTeamTree, {})).items;
const teamOf = async (id: string) => (await teams()).find((team) => team.id === id)!;
const create = async (underTeamId: string | null = null, leadId = staff[0]!, name = nameOne()) =>
  (await admin.call(createTeam, { name, leadId, underTeamId })).id;
const peopleIn = async (teamId: string) => (await admin.call(getTeam, { teamId })).members.map(({ id }) => id);

describe('teams', () => {
  it('are made with a lead, renamed, led by somebody else, and deleted while nobody else is in them', async () => {
    const id = await create();
    expect(await teamOf(id)).toMatchObject({ leadId: staff[0], leadActive: true, people: 1, underTeamId: null });
    const name = nameOne();
    await admin.call(updateTeam, { teamId: id, name, leadId: staff[1]!, version: 1 });
    expect(await teamOf(id)).toMatchObject({ name, leadId: staff[1], people: 2, version: 2 });
    expect((await peopleIn(id))[0]).toBe(staff[1]);
    expect((await admin.refused(updateTeam, { teamId: id, name, leadId: staff[1]!, version: 1 })).code).toBe(
      'resource.stale',
    );
    expect((await admin.refused(deleteTeam, { teamId: id })).code).toBe('team.filled');
    await admin.call(removeTeamMember, { teamId: id, userId: staff[0]! });
    expect((await admin.refused(removeTeamMember, { teamId: id, userId: staff[1]! })).code).toBe('team.leads');
    await admin.call(deleteTeam, { teamId: id });
    expect(await teamOf(id)).toBeUndefined();
  });

  it('have names of their own and leads who work here', async () => {
    const name = nameOne();
    await create(null, staff[0], name);
    expect((await admin.refused(createTeam, { name: `  ${name} `, leadId: staff[0]!, underTeamId: null })).code).toBe(
      'team.name',
    );
    const [gone] = await ownerQuery<{ id: string }>(
      `insert into identity.person (id, organization_id, created_at, updated_at, email, first_name, last_name, title, joined_on, status)
       values (gen_random_uuid(), $1, now(), now(), $2, 'Left', 'Long ago', 'Analyst', now(), 'disabled') returning id`,
      [admin.organizationId, `${randomUUID()}@gone.example`],
    );
    const refusal = { name: nameOne(), leadId: gone!.id, underTeamId: null };
    expect((await admin.refused(createTeam, refusal)).code).toBe('team.lead');
    const teamId = await create();
    expect((await admin.refused(addTeamMembers, { teamId, userIds: [staff[1]!, gone!.id] })).code).toBe('team.member');
    expect(await peopleIn(teamId)).toEqual([staff[0]]);
  });

  it('move with what is below them, and never under themselves', async () => {
    const [top, other] = [await create(), await create()];
    const child = await create(top);
    const move = (teamId: string, underTeamId: string | null, version = 1) => ({ teamId, underTeamId, version });
    expect((await admin.refused(moveTeam, move(top, child))).code).toBe('team.cycle');
    expect((await admin.refused(moveTeam, move(top, top))).code).toBe('team.cycle');
    const { version } = await admin.call(moveTeam, move(top, other));
    expect([(await teamOf(top)).underTeamId, (await teamOf(child)).underTeamId]).toEqual([other, top]);
    await admin.call(moveTeam, move(top, null, version));
    expect((await teamOf(top)).underTeamId).toBeNull();
  });

  it('that are moved at once never make a circle', async () => {
    const [a, b] = [await create(), await create()];
    const answers = await Promise.all([
      admin.send(moveTeam, { teamId: a, underTeamId: b, version: 1 }),
      admin.send(moveTeam, { teamId: b, underTeamId: a, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('lie at most eight levels deep', async () => {
    let above: string | null = null;
    for (let level = 0; level < 8; level += 1) above = await create(above);
    expect((await admin.refused(createTeam, { name: nameOne(), leadId: staff[0]!, underTeamId: above })).code).toBe(
      'team.depth',
    );
  });

  it('merge with their people and the teams below, each person once', async () => {
    const [from, into] = [await create(), await create(null, staff[1])];
    const below = await create(from);
    await admin.call(addTeamMembers, { teamId: from, userIds: [staff[1]!, staff[2]!] });
    expect((await admin.refused(mergeTeam, { teamId: from, intoTeamId: below, version: 1 })).code).toBe('team.cycle');
    const merged = await admin.call(mergeTeam, { teamId: from, intoTeamId: into, version: 1 });
    expect(merged).toEqual({ people: 2, teams: 1 });
    expect((await peopleIn(into)).toSorted()).toEqual(staff.slice(0, 3).toSorted());
    expect([await teamOf(from), (await teamOf(below)).underTeamId]).toEqual([undefined, into]);
  });

  it('show the open positions of a department of the same name', async () => {
    const [position] = await ownerQuery<{ department: string }>(
      `select department from talent.position where organization_id = $1 and status = 'open' limit 1`,
      [admin.organizationId],
    );
    const { items, vacanciesKnown } = await admin.call(getTeamTree, {});
    expect(vacanciesKnown).toBe(true);
    const known = items.find(({ name }) => name.toLowerCase() === position!.department.toLowerCase());
    const id = known?.id ?? (await create(null, staff[0], position!.department.toUpperCase()));
    expect((await teamOf(id)).vacancies.length).toBeGreaterThan(0);
  });
});

type Imported = Output<typeof importOrganization>;
const take = async (kind: ImportKind, lines: readonly string[], dryRun = false) => {
  const file = fileOf(`${lines.join('\r\n')}\r\n`, `${kind}.csv`);
  const { status, body } = await admin.send(importOrganization, { kind, dryRun: String(dryRun), file });
  expect(status).toBe(200);
  return body as Imported;
};
const HEAD = 'email,first name,last name,title,role,industry,team';
const people = (count: number, mark: string, team = '') =>
  Array.from(
    { length: count },
    (_, at) => `p${at}@${mark}.example,Pat,Number ${at},Analyst,Cyber analyst,Cybersecurity,${team}`,
  );
const peopleAt = async (mark: string) =>
  (await ownerQuery<{ id: string }>(`select id from identity.person where email like $1`, [`%@${mark}.example`]))
    .length;

describe('an import', () => {
  it('makes teams and then the people in them, and knows both the next time', async () => {
    const [above, below, mark] = [nameOne(), nameOne(), randomUUID()];
    const file = [
      'name,lead,under',
      `${below},org.admin@sentinel.example,${above}`,
      `${above},org.admin@sentinel.example,`,
    ];
    expect(await take('teams', file, true)).toMatchObject({ rows: 2, taken: false, faulty: 0 });
    expect(await take('teams', file)).toMatchObject({ rows: 2, taken: true });
    expect(await take('teams', file)).toMatchObject({ rows: 0, known: 2, taken: false });
    const made = await teams();
    const top = made.find(({ name }) => name === above)!;
    expect(made.find(({ name }) => name === below)).toMatchObject({ underTeamId: top.id });
    const rows = [HEAD, ...people(3, mark, above.toUpperCase())];
    expect(await take('people', rows, true)).toMatchObject({ rows: 3, taken: false });
    expect(await peopleAt(mark)).toBe(0);
    expect(await take('people', rows)).toMatchObject({ rows: 3, taken: true });
    expect(await take('people', rows)).toMatchObject({ rows: 0, known: 3 });
    expect((await teamOf(top.id)).people).toBe(4);
  });

  it('names every faulty row and takes nothing of the file', async () => {
    const mark = randomUUID();
    const rows = [HEAD, ...people(4, mark)];
    rows[2] = rows[2]!.replace('Cyber analyst', 'Wizard');
    rows[4] = rows[4]!.replace('Cybersecurity', 'Sales');
    const { taken, faulty, faults } = await take('people', rows);
    expect({ taken, faulty, lines: faults.map(({ line }) => line) }).toEqual({
      taken: false,
      faulty: 2,
      lines: [3, 5],
    });
    expect(await peopleAt(mark)).toBe(0);
  });

  it('reads what spreadsheets save, says how, and accounts for every row', async () => {
    const rows = [HEAD, ...people(2, randomUUID()), ',,,,,,'].map((row) => row.replaceAll(',', ';'));
    const file = fileOf(Buffer.from(`\uFEFF${rows.join('\r\n')}`, 'utf16le'), 'people.csv');
    const { body } = await admin.send(importOrganization, { kind: 'people', dryRun: 'true', file });
    expect(body).toMatchObject({
      rows: 2,
      faulty: 0,
      found: ['UTF-16', 'semicolons between its cells', 'line ends of Windows'],
      account: { rows: 3, taken: 0, known: 0, refused: 0 },
    });
    expect((body as Imported).account.passedOver).toEqual([
      { kind: 'row that would be added', count: 2 },
      { kind: 'empty row', count: 1 },
    ]);
  });

  it('is refused without its headings and as another kind of file', async () => {
    const send = (content: string | Buffer) =>
      admin.send(importOrganization, { kind: 'people', dryRun: 'true', file: fileOf(content, 'people.csv') });
    expect(await send('name\nSomebody')).toMatchObject({ status: 422, body: { code: 'import.header' } });
    expect(await send(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0]))).toMatchObject({ status: 415 });
  });
});
