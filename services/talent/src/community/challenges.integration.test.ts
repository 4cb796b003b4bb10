import { beforeAll, describe, expect, it } from '@jest/globals';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import {
  createCatalogueItem,
  publishCatalogueItem,
  retireCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import {
  getChallenge,
  handInWork,
  joinChallenge,
  leaveChallenge,
  listChallenges,
  reviewWork,
  showInChallenge,
  TEAM_SIZE,
} from '@talent-os/contracts/talent/community-challenges.js';
import {
  addDevelopmentItem,
  agreeDevelopmentPlan,
  agreeMyDevelopmentPlan,
  getDevelopmentPlan,
  startDevelopmentPlan,
} from '@talent-os/contracts/talent/development-plans.js';
import { findSkills } from '@talent-os/contracts/talent/own-skills.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, newMember, ownerQuery, type Person } from '@talent-os/testing';

let [author, publisher, elsewhere] = [] as unknown as [Person, Person, Person];
let people: Person[];
let skillId: string;

beforeAll(async () => {
  const someone = async (
    role: 'HR_MANAGER' | 'DEPARTMENT_HEAD' | 'SALES_REP' | 'CYBER_ANALYST',
    industry: 'SALES' | 'CYBER',
  ) => (await newMember('meridian', { role, industry })).signIn();
  [author, publisher, elsewhere] = (await Promise.all([
    someone('HR_MANAGER', 'SALES'),
    someone('DEPARTMENT_HEAD', 'SALES'),
    someone('CYBER_ANALYST', 'CYBER'),
  ])) as [Person, Person, Person];
  people = await Promise.all(Array.from({ length: TEAM_SIZE + 1 }, () => someone('SALES_REP', 'SALES')));
  skillId = (await people[0]!.call(findSkills, { search: 'writing' })).items[0]!.id;
});

const criteria = ['It is short', 'It is true', 'It helps', 'It is kind'];
async function published() {
  const title = `Challenge of a test ${crypto.randomUUID()}`;
  const { id: catalogueItemId } = await author.call(createCatalogueItem, {
    kind: 'challenge',
    industry: 'SALES',
    title,
    summary: 'Shows what a test has to show.',
    minutes: 60,
    skillIds: [skillId],
    body: 'Write something.',
    criteria,
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId });
  return { catalogueItemId, title };
}
const read = (by: Person, catalogueItemId: string) => by.call(getChallenge, { catalogueItemId });
const seen = async (by: Person, title: string, show?: 'mine') =>
  (await by.call(listChallenges, { search: title, ...(show && { show }) })).items[0];
const entryOf = async (by: Person, catalogueItemId: string) => (await read(by, catalogueItemId)).entry!;
async function handedIn(by: Person, catalogueItemId: string, work: string, shown = false) {
  await by.call(joinChallenge, { catalogueItemId, shown });
  await by.call(handInWork, { catalogueItemId, work });
}

/** Agrees on a plan whose only item is a challenge; answers what reads it. */
async function planNaming(catalogueItemId: string, employee: Person) {
  const manager = await (await newMember('meridian', { role: 'HIRING_MANAGER', industry: 'SALES' })).signIn();
  const [seat] = await ownerQuery<{ id: string }>(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', 'Seat of a test',
       'department', 'Challenges of a test', 'hiring_manager_id', $2::text, 'holder_id', $3::text, 'status', 'filled', 'filled_at', now(), 'role', 'SALES_REP',
       'required_skills', jsonb_build_array(jsonb_build_object('skillId', $4::text, 'level', 3, 'weight', 1))))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1 returning id`,
    [manager.organizationId, manager.id, employee.id, skillId],
  );
  const startsOn = demoToday();
  const period = { positionId: seat!.id, startsOn, endsOn: addDays(startsOn, 120) };
  const { id: developmentPlanId } = await manager.call(startDevelopmentPlan, period);
  const item = { action: 'stretch' as const, text: 'The challenge', skillId, toLevel: 3, dueOn: addDays(startsOn, 60) };
  const { version } = await manager.call(addDevelopmentItem, { developmentPlanId, ...item, catalogueItemId });
  const agreed = await manager.call(agreeDevelopmentPlan, { developmentPlanId, version });
  await employee.call(agreeMyDevelopmentPlan, { developmentPlanId, version: agreed.version });
  return async () => (await manager.call(getDevelopmentPlan, { developmentPlanId })).list;
}

describe('a challenge', () => {
  it('is of the own industry, joined once, and shows only who lets themselves be shown', async () => {
    const { catalogueItemId, title } = await published();
    const [me, other] = people as [Person, Person];
    expect(await seen(elsewhere, title)).toBeUndefined();
    for (const refused of [
      await elsewhere.refused(joinChallenge, { catalogueItemId }),
      await elsewhere.refused(getChallenge, { catalogueItemId }),
    ])
      expect(refused.code).toBe('resource.missing');
    await me.call(joinChallenge, { catalogueItemId });
    await other.call(joinChallenge, { catalogueItemId, shown: true });
    expect((await me.refused(joinChallenge, { catalogueItemId })).code).toBe('challenge.joined');
    const now = await read(me, catalogueItemId);
    expect(now).toMatchObject({ entries: 2, works: 0, entry: { state: 'joined', shown: false }, criteria });
    expect(now.board.map(({ mine, names }) => [mine, names.length])).toEqual([[false, 1]]);
    await other.call(showInChallenge, { catalogueItemId, shown: false });
    expect((await read(me, catalogueItemId)).board).toEqual([]);
    await me.call(leaveChallenge, { catalogueItemId });
    expect(await seen(me, title)).toMatchObject({ entries: 1, entry: null, may: { do: ['join'] } });
  });

  it('takes teams, up to their size, whose work stays with who is left', async () => {
    const { catalogueItemId } = await published();
    const [first, second, ...more] = people as [Person, Person, ...Person[]];
    const teamName = 'Night Owls';
    await first.call(joinChallenge, { catalogueItemId, teamName });
    expect((await second.refused(joinChallenge, { catalogueItemId, teamName })).code).toBe('challenge.teamName');
    const [team] = (await read(second, catalogueItemId)).teams;
    expect(team).toMatchObject({ teamName, members: 1 });
    const challengeEntryId = team!.id;
    const answers = await Promise.all(
      [second, ...more].map((one) => one.send(joinChallenge, { catalogueItemId, challengeEntryId })),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(TEAM_SIZE - 1);
    expect((await read(first, catalogueItemId)).teams).toEqual([]);
    await first.call(handInWork, { catalogueItemId, work: 'Ours' });
    await first.call(leaveChallenge, { catalogueItemId });
    expect((await first.refused(joinChallenge, { catalogueItemId, challengeEntryId })).code).toBe('challenge.teamFull');
    const left = [second, ...more].find((_, at) => answers[at]!.status < 300)!;
    expect(await entryOf(left, catalogueItemId)).toMatchObject({ teamName, work: 'Ours', members: TEAM_SIZE - 1 });
  });

  it('lets people read what was said of their work once they have looked at two others', async () => {
    const { catalogueItemId, title } = await published();
    const [a, b, c] = people as [Person, Person, Person];
    await a.call(joinChallenge, { catalogueItemId, shown: true });
    expect((await read(a, catalogueItemId)).next).toBeNull();
    await a.call(handInWork, { catalogueItemId, work: 'Mine' });
    await handedIn(b, catalogueItemId, 'Second');
    await handedIn(c, catalogueItemId, 'Third');
    const idOf = async (by: Person) => (await entryOf(by, catalogueItemId)).id;
    const [ofA, ofB, ofC] = [await idOf(a), await idOf(b), await idOf(c)];
    const review = (challengeEntryId: string, met: number[], words: string) => ({ challengeEntryId, met, words });
    expect((await a.refused(reviewWork, review(ofA, [1], 'Good'))).code).toBe('challenge.ownWork');
    expect((await people[3]!.refused(reviewWork, review(ofA, [1], 'Good'))).code).toBe('resource.missing');
    expect((await read(b, catalogueItemId)).next).toMatchObject({ work: 'Mine', criteria });
    await b.call(reviewWork, review(ofA, [3, 1, 1], 'Clear'));
    expect((await b.refused(reviewWork, review(ofA, [1], 'Again'))).code).toBe('challenge.reviewed');
    expect((await a.refused(handInWork, { catalogueItemId, work: 'Better' })).code).toBe('challenge.seen');
    await c.call(reviewWork, review(ofA, [1, 2, 3, 4], 'Kind'));
    await eventually(async () =>
      expect((await a.call(listNotifications, {})).items.map((one) => one.title)).toContain('Your work was reviewed'),
    );
    expect(await entryOf(a, catalogueItemId)).toMatchObject({
      state: 'handed_in',
      received: 2,
      reviews: null,
      result: null,
    });
    await a.call(reviewWork, review(ofB, [], 'Too long'));
    await a.call(reviewWork, review(ofC, [4], 'Kind'));
    expect((await read(a, catalogueItemId)).next).toBeNull();
    expect(await entryOf(a, catalogueItemId)).toMatchObject({
      state: 'reviewed',
      given: 2,
      result: 75,
      reviews: [
        { met: ['It is short', 'It helps'], unmet: ['It is true', 'It is kind'], words: 'Clear' },
        { met: criteria, unmet: [], words: 'Kind' },
      ],
      written: ['Too long', 'Kind'],
    });
    expect((await read(b, catalogueItemId)).board).toMatchObject([{ result: 75, state: 'reviewed', mine: false }]);
    expect((await seen(a, title, 'mine'))!.entry).toMatchObject({ work: 'Mine', state: 'reviewed' });
    const told = await c.refused(reviewWork, review(ofB, [], 'My patient in room 4 likes it'));
    expect(told).toMatchObject({ code: 'request.invalid', errors: [{ field: 'words' }] });
  });

  it('finishes what a development plan names it for, once its author has looked at two and two at theirs', async () => {
    const { catalogueItemId } = await published();
    const [a, ...others] = people.slice(0, 3) as [Person, Person, Person];
    const items = await planNaming(catalogueItemId, a);
    const ids = new Map<Person, string>();
    for (const one of [a, ...others]) {
      await handedIn(one, catalogueItemId, 'A work');
      ids.set(one, (await entryOf(one, catalogueItemId)).id);
    }
    const look = (by: Person, at: Person) =>
      by.call(reviewWork, { challengeEntryId: ids.get(at)!, met: [1], words: 'Clear' });
    for (const other of others) await look(a, other);
    await look(others[0]!, a);
    expect(await items()).toMatchObject([{ doneAt: null }]);
    await look(others[1]!, a);
    expect(await items()).toMatchObject([{ doneAt: expect.any(String), doneByName: expect.any(String) }]);
    const told = await ownerQuery<{ byId: string }>(
      `select payload ->> 'byId' as "byId" from talent.outbox
       where name = 'talent.development.changed' and payload ->> 'employeeId' = $1 and payload ->> 'what' = 'ticked'`,
      [a.id],
    );
    expect(told).toEqual([{ byId: a.id }]);
  });

  it('is looked at by who has handed in, and takes no work after its last day or out of use', async () => {
    const { catalogueItemId, title } = await published();
    const [a, b] = people as [Person, Person];
    await handedIn(a, catalogueItemId, 'Mine');
    await b.call(joinChallenge, { catalogueItemId });
    const challengeEntryId = (await entryOf(a, catalogueItemId)).id;
    const early = await b.refused(reviewWork, { challengeEntryId, met: [], words: 'Early' });
    expect(early.code).toBe('challenge.notHandedIn');
    await ownerQuery(
      `update talent.catalogue_version set content = jsonb_set(content, '{endsOn}', '"2020-01-31"') where item_id = $1`,
      [catalogueItemId],
    );
    expect(await seen(b, title)).toBeUndefined();
    expect((await b.refused(handInWork, { catalogueItemId, work: 'Late' })).code).toBe('challenge.over');
    expect((await people[2]!.refused(joinChallenge, { catalogueItemId })).code).toBe('challenge.over');
    expect((await seen(b, title, 'mine'))!.may.do).toEqual(['leave']);
    await author.call(retireCatalogueItem, { catalogueItemId });
    expect((await seen(a, title, 'mine'))!.may.do).toEqual(['review', 'leave']);
  });
});
