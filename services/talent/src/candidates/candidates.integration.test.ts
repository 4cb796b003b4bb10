import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eraseCandidates } from '@talent-os/contracts/talent/candidate-events.js';
import { getApplication, listApplications } from '@talent-os/contracts/talent/applications.js';
import {
  candidateStandings,
  CONSENT_DAYS,
  exportCandidates,
  getCandidate,
  keepApart,
  listCandidates,
  listDuplicates,
  mergeCandidates,
  noteCandidate,
  RETENTION_DAYS,
  sourceCandidate,
  tagCandidate,
  TAGS_MOST,
  unmergeCandidates,
} from '@talent-os/contracts/talent/candidates.js';
import { getPoolConsent, setPoolConsent } from '@talent-os/contracts/talent/pool-consent.js';
import { addDays } from '@talent-os/service-kit/calendar';
import {
  demoToday,
  dueDayOf,
  eventually,
  newCandidate,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { applicant } from '../test/hiring.js';
import { eraseInTime } from './erase-candidates.job.js';

let recruiter: Person;
let manager: Person;
let hr: Person;
let service: OwnService;

beforeAll(async () => {
  const boxes = ['recruiter', 'hiring.manager', 'hr.manager'];
  [recruiter, manager, hr] = (await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
    Person,
  ];
  service = await openOwnService(definition, {
    answers: { 'identity.organizations.timezone': { timezone: 'America/New_York' } },
  });
});
afterAll(() => service.close());

const read = (candidateId: string) => recruiter.call(getCandidate, { candidateId });
const statusOf = async (candidateId: string) => (await recruiter.send(getCandidate, { candidateId })).status;

/** Somebody who registered a moment ago and stands in the pool. */
async function registered(): Promise<string> {
  const { email, password } = await newCandidate();
  const { id } = await signIn(email, password);
  await eventually(() => read(id));
  return id;
}

/** A number nobody else has. */
const number = () => `+1 999 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 6)}`;
const setPhone = (ids: readonly string[], phone: string) =>
  ownerQuery(`update talent.candidate set phone = $2, phone_key = $3 where id = any($1::uuid[])`, [
    ids,
    phone,
    phone.replaceAll(/\D/g, ''),
  ]);

/** Two records of one person, who registered twice and gave the same number. */
async function twice(): Promise<[string, string]> {
  const pair: [string, string] = [await registered(), await registered()];
  await setPhone(pair, number());
  return pair;
}
const seatOf = async (candidateId: string) =>
  (await applicant({ manager, recruiter }, { id: candidateId, organizationId: recruiter.organizationId }, 'screen'))
    .positionId;
const pairsOf = async (candidateId: string) => (await recruiter.call(listDuplicates, { candidateId })).items;

describe('the pool', () => {
  it('has whoever registers, for as long as they agreed', async () => {
    const candidate = await read(await registered());
    const until = addDays(demoToday(), CONSENT_DAYS);
    // Whoever registers at midnight has agreed the day before.
    expect([until, addDays(until, -1)]).toContain(candidate.consentUntil);
    expect(candidate).toMatchObject({ standing: 'other', source: 'direct', tags: [], applications: [], merged: 0 });
  });

  it('leads with past finalists, then those who work here, and is narrowed by what the rows say', async () => {
    const { items, skills } = await recruiter.call(listCandidates, {});
    const ranks = items.map(({ standing }) => candidateStandings.indexOf(standing));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(items[0]!.standing).toBe('finalist');
    expect(items[0]!.finalistFor).not.toBeNull();

    for (const standing of candidateStandings)
      for (const row of (await recruiter.call(listCandidates, { standing })).items) expect(row.standing).toBe(standing);
    const referred = await recruiter.call(listCandidates, { source: 'referral' });
    expect(new Set(referred.items.map(({ source }) => source))).toEqual(new Set(['referral']));

    const skilled = items.find((row) => row.skills.length > 0)!;
    const shown = skilled.skills[0]!;
    const skillId = skills.find(({ name }) => name === shown.skill)!.id;
    const able = await recruiter.call(listCandidates, { skillId, level: shown.level });
    expect(able.items.map(({ id }) => id)).toContain(skilled.id);
    for (const row of able.items) {
      expect(row.skills[0]!.skill).toBe(shown.skill);
      expect(row.skills[0]!.level).toBeGreaterThanOrEqual(shown.level);
    }
    const named = await recruiter.call(listCandidates, { search: items[0]!.personName });
    expect(named.items.map(({ id }) => id)).toContain(items[0]!.id);
  });

  it('is a file for who may take people out of the product', async () => {
    expect((await recruiter.send(exportCandidates, {})).status).toBe(403);
  });

  it('keeps tags and notes, each tag once and twelve at most', async () => {
    const candidateId = await registered();
    const tag = `Tag of ${candidateId}`.slice(0, 40);
    await recruiter.call(tagCandidate, { candidateId, tag, on: true });
    await recruiter.call(tagCandidate, { candidateId, tag: tag.toUpperCase(), on: true });
    expect((await read(candidateId)).tags).toHaveLength(1);
    const found = await recruiter.call(listCandidates, { tag: (await read(candidateId)).tags[0]! });
    expect(found.items.map(({ id }) => id)).toEqual([candidateId]);
    expect(found.tags).toContain((await read(candidateId)).tags[0]);

    for (let nth = 1; nth < TAGS_MOST; nth += 1)
      await recruiter.call(tagCandidate, { candidateId, tag: `Word ${nth}`, on: true });
    const one = await recruiter.send(tagCandidate, { candidateId, tag: 'One more', on: true });
    expect(one.body).toMatchObject({ code: 'candidate.tags' });
    await recruiter.call(tagCandidate, { candidateId, tag: 'Word 1', on: false });
    expect((await read(candidateId)).tags).not.toContain('Word 1');

    await recruiter.call(noteCandidate, { candidateId, body: 'Call after noon.' });
    expect((await read(candidateId)).notes).toMatchObject([{ body: 'Call after noon.' }]);
  });

  it('adds somebody to a position once, where they enter its first stage', async () => {
    const candidateId = await registered();
    const positionId = await seatOf(hr.id);
    const { applicationId } = await recruiter.call(sourceCandidate, { candidateId, positionId, note: 'Met at a fair' });
    const application = await recruiter.call(getApplication, { applicationId });
    expect(application).toMatchObject({
      stageType: 'applied',
      source: 'direct',
      status: 'active',
      userId: candidateId,
    });
    expect(application.history).toMatchObject([{ note: 'Met at a fair' }]);
    const again = await recruiter.send(sourceCandidate, { candidateId, positionId });
    expect(again.body).toMatchObject({ code: 'candidate.applied' });
    await eventually(async () =>
      expect((await read(candidateId)).applications.map(({ id }) => id)).toEqual([applicationId]),
    );
  });
});

describe('two records of one person', () => {
  it('are proposed, merged with both histories, and two again within thirty days', async () => {
    const [first, second] = await twice();
    await recruiter.call(noteCandidate, { candidateId: second, body: 'Prefers mornings.' });
    await recruiter.call(tagCandidate, { candidateId: second, tag: 'Part time', on: true });
    const before = await read(first);
    const other = await read(second);
    const [pair] = await pairsOf(first);
    expect(pair).toMatchObject({ reasons: ['phone'], differing: ['email'] });
    expect([pair!.first.id, pair!.second.id]).toEqual([first, second]);

    const merge = { candidateId: first, otherCandidateId: second, take: ['email' as const] };
    const { id } = await recruiter.call(mergeCandidates, merge);
    const one = await read(first);
    expect(one).toMatchObject({ merged: 1, email: other.email, tags: ['Part time'] });
    expect(one.notes).toMatchObject([{ body: 'Prefers mornings.' }]);
    expect(one.merges).toMatchObject([{ id, undoable: true }]);
    expect(await statusOf(second)).toBe(404);
    expect(await pairsOf(first)).toEqual([]);
    expect((await recruiter.send(mergeCandidates, merge)).status).toBe(404);

    await recruiter.call(unmergeCandidates, { candidateMatchId: id });
    const parted = await read(first);
    expect(parted).toMatchObject({ merged: 0, email: before.email, tags: [], notes: [], merges: [] });
    expect((await read(second)).notes).toHaveLength(1);
    const late = await recruiter.send(unmergeCandidates, { candidateMatchId: id });
    expect(late.body).toMatchObject({ code: 'candidate.parted' });
  });

  it('compete with nobody: of two applications for one seat the one behind gives way, and comes back', async () => {
    const [first, second] = await twice();
    const positionId = await seatOf(second);
    const { applicationId } = await recruiter.call(sourceCandidate, { candidateId: first, positionId });
    const { id } = await recruiter.call(mergeCandidates, { candidateId: first, otherCandidateId: second, take: [] });
    const statuses = (await read(first)).applications.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['active', 'withdrawn']);
    expect((await recruiter.call(getApplication, { applicationId })).status).toBe('withdrawn');
    const again = await recruiter.send(sourceCandidate, { candidateId: first, positionId });
    expect(again.body).toMatchObject({ code: 'candidate.applied' });

    await recruiter.call(unmergeCandidates, { candidateMatchId: id });
    expect((await recruiter.call(getApplication, { applicationId })).status).toBe('active');
  });

  it('are two people where somebody says so, and where nothing says otherwise', async () => {
    const [first, second] = await twice();
    const self = { candidateId: first, otherCandidateId: first, take: [] };
    expect((await recruiter.send(mergeCandidates, self)).body).toMatchObject({ code: 'candidate.different' });
    await recruiter.call(keepApart, { candidateId: first, otherCandidateId: second });
    expect(await pairsOf(first)).toEqual([]);
    const merge = { candidateId: first, otherCandidateId: second, take: [] };
    expect((await recruiter.send(mergeCandidates, merge)).body).toMatchObject({ code: 'candidate.different' });
  });
});

describe('a consent that ended', () => {
  const end = (id: string) =>
    ownerQuery('update talent.candidate set consent_until = $2 where id = $1', [id, addDays(demoToday(), -1)]);

  it('hides the record from every list, count and change', async () => {
    const [first, second] = await twice();
    const tag = `Ends ${first}`.slice(0, 40);
    await recruiter.call(tagCandidate, { candidateId: first, tag, on: true });
    expect((await recruiter.call(listCandidates, { tag })).total).toBe(1);
    await end(first);
    expect(await recruiter.call(listCandidates, { tag })).toMatchObject({ items: [], total: 0 });
    expect(await statusOf(first)).toBe(404);
    expect(await pairsOf(second)).toEqual([]);
    expect((await recruiter.send(noteCandidate, { candidateId: first, body: 'Too late' })).status).toBe(404);
    const merge = { candidateId: second, otherCandidateId: first, take: [] };
    expect((await recruiter.send(mergeCandidates, merge)).status).toBe(404);
  });

  it('is the person’s own to give, take back and give again', async () => {
    const { email, password } = await newCandidate();
    const person = await signIn(email, password);
    await eventually(() => read(person.id));
    expect(await person.call(getPoolConsent, {})).toMatchObject({ listed: true });
    expect(await person.call(setPoolConsent, { listed: false })).toMatchObject({ listed: false, until: null });
    expect(await statusOf(person.id)).toBe(404);
    const { listed, until } = await person.call(setPoolConsent, { listed: true });
    expect(listed).toBe(true);
    expect((await read(person.id)).consentUntil).toBe(until);
  });

  it('of somebody who works here lists them as one who does', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    expect(await rep.call(getPoolConsent, {})).toMatchObject({ listed: false, until: null });
    await rep.call(setPoolConsent, { listed: true });
    expect(await read(rep.id)).toMatchObject({ standing: 'internal' });
    await rep.call(setPoolConsent, { listed: false });
    expect(await statusOf(rep.id)).toBe(404);
  });

  it('is erased on its day with what was noted, and not before', async () => {
    const candidateId = await registered();
    await recruiter.call(noteCandidate, { candidateId, body: 'To be forgotten.' });
    const [row] = await ownerQuery<{ day: string }>(
      'select retention_until::text as day from talent.candidate where id = $1',
      [candidateId],
    );
    const { consentUntil } = await read(candidateId);
    expect(row!.day).toBe(addDays(consentUntil, RETENTION_DAYS));
    expect(await dueDayOf('talent', candidateId)).toBe(row!.day);
    const context = service.context(eraseCandidates, recruiter.organizationId);
    await eraseInTime(context, candidateId, addDays(row!.day, -1));
    expect(await statusOf(candidateId)).toBe(200);
    await eraseInTime(context, candidateId, row!.day);
    expect(await statusOf(candidateId)).toBe(404);
    const rest = await ownerQuery('select id from talent.candidate_note where candidate_id = $1', [candidateId]);
    expect(rest).toEqual([]);
    const views = await ownerQuery('select id from talent.profile_view where user_id = $1', [candidateId]);
    expect(views).toEqual([]);
    expect(await dueDayOf('talent', candidateId)).toBeUndefined();
    const { total } = await recruiter.call(listApplications, { search: candidateId, show: 'all' });
    expect(total).toBe(0);
  });
});
