import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_SIZE, type Sent } from '@talent-os/contracts';
import { MOST_AT_ONCE, rejectApplications } from '@talent-os/contracts/talent/application-changes.js';
import {
  COLUMN_CARDS,
  getLicences,
  getPipelineBoard,
  listApplications,
  listRemaining,
  stageAges,
  waitingFilters,
  type PipelineCard,
} from '@talent-os/contracts/talent/applications.js';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { getTalentOverview } from '@talent-os/contracts/talent/overview.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague } from '../test/hiring.js';

type ListInput = Sent<typeof listApplications>;

let recruiter: Person;
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  const boxes = ['recruiter@meridian', 'hiring.manager@meridian', 'org.admin@northwind'];
  [recruiter, manager, foreign] = (await Promise.all(boxes.map((box) => signIn(`${box}.example`)))) as [
    Person,
    Person,
    Person,
  ];
});

/** Puts so many people the directory does not know into the screen stage of a seat. */
const crowd = (positionId: string, many: number) =>
  ownerQuery(
    `insert into talent.application (id, organization_id, created_at, updated_at, position_id, user_id, source,
       stage_key, stage_entered_at, status, history)
     select gen_random_uuid(), $1, now(), now(), $2, gen_random_uuid(), 'direct', 'screen', now(), 'active', '[]'
     from generate_series(1, $3)`,
    [recruiter.organizationId, positionId, many],
  );
/** Closes a seat of a test and takes everybody out of its pipeline. */
async function empty(positionId: string) {
  await ownerQuery(`update talent.position set status = 'closed' where id = $1`, [positionId]);
  await ownerQuery(`update talent.application set status = 'withdrawn' where position_id = $1`, [positionId]);
}

/** Every page of what a person finds. */
async function allOf(person: Person, wanted: ListInput = {}): Promise<PipelineCard[]> {
  const first = await person.call(listApplications, wanted);
  const pages = Array.from({ length: Math.ceil(first.total / PAGE_SIZE) - 1 }, (_, index) =>
    person.call(listApplications, { ...wanted, page: index + 2 }),
  );
  const cards = [first, ...(await Promise.all(pages))].flatMap(({ items }) => items);
  expect(cards).toHaveLength(first.total);
  return cards;
}
const idsOf = (cards: readonly PipelineCard[]) => cards.map(({ id }) => id).toSorted();

/** Whether a card fits, as people read it. */
function fits(card: PipelineCard, { search = '', waiting, stageType, age }: ListInput): boolean {
  const where = `${card.personName} ${card.positionTitle} ${card.department}`.toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.every((word) => where.includes(word))) return false;
  if (waiting && !(waiting === 'me' ? card.waitingForMe : card.waitingFor === waiting)) return false;
  return (!stageType || card.stageType === stageType) && (!age || card.age === age);
}

/** Whether somebody asked that no score sorts them. */
const isUnscored = ({ match, parts }: PipelineCard): boolean => match === null && parts.length > 0;

describe('what the database filters', () => {
  it('is what the cards themselves say, for everybody who reads them', async () => {
    for (const person of [recruiter, manager]) {
      const all = await allOf(person);
      const { personName, department } = all[0]!;
      const filters: ListInput[] = [
        ...waitingFilters.map((waiting) => ({ waiting })),
        ...stageTypes.map((stageType) => ({ stageType })),
        ...stageAges.map((age) => ({ age })),
        { waiting: 'me', stageType: 'screen', age: 'late' },
        { search: personName },
        { search: `${department.split(' ')[0]} ${personName.toUpperCase()}` },
        { search: '100% nobody_' },
      ];
      for (const wanted of filters)
        expect([wanted, idsOf(await allOf(person, wanted))]).toEqual([
          wanted,
          idsOf(all.filter((card) => fits(card, wanted))),
        ]);
      expect(all.some((card) => card.waitingForMe)).toBe(true);
    }
  });

  it('never shows a hiring manager a seat of somebody else’s, whatever they ask for', async () => {
    const seats = await ownerQuery<{ id: string }>(
      'select id from talent.position where organization_id = $1 and hiring_manager_id = $2',
      [manager.organizationId, manager.id],
    );
    const own = new Set(seats.map(({ id }) => id));
    const outside = (await allOf(recruiter)).find(({ positionId }) => !own.has(positionId));
    const asked: ListInput[] = [
      {},
      { search: 'a' },
      { search: outside!.personName },
      { sort: 'personName:asc' },
      { sort: 'match:desc' },
      { waiting: 'candidate' },
      { age: 'overdue' },
      { status: 'rejected' },
      { status: 'hired' },
      { industry: outside!.industry },
      { positionId: outside!.positionId },
    ];
    for (const wanted of asked)
      expect((await allOf(manager, wanted)).filter(({ positionId }) => !own.has(positionId))).toEqual([]);
    const board = await manager.call(getPipelineBoard, { search: 'a' });
    expect(board.columns.flatMap(({ items }) => items).every(({ positionId }) => own.has(positionId))).toBe(true);
    const { columns } = await manager.call(getPipelineBoard, { positionId: outside!.positionId });
    expect(columns.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('ends at the organization', async () => {
    const { personName, positionTitle, positionId } = (await allOf(recruiter))[0]!;
    expect((await foreign.call(listApplications, { search: `${personName} ${positionTitle}` })).total).toBe(0);
    expect((await foreign.call(listApplications, { positionId })).total).toBe(0);
  });
});

describe('licences', () => {
  it('are counted once for everybody under way in healthcare whose position asks for one', async () => {
    const ward = await signIn('nurse.manager@meridian.example');
    const counts = Object.values(await ward.call(getLicences, {}));
    const counted = counts.reduce((sum, count) => sum + count, 0);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual((await ward.call(listApplications, {})).total);
  });
});

describe('the order', () => {
  const values: Record<string, (card: PipelineCard) => string | number> = {
    stage: ({ stageType }) => stageTypes.indexOf(stageType),
    match: (card) => (isUnscored(card) ? 101 : (card.match ?? -1)),
    daysInStage: ({ daysInStage }) => daysInStage,
    appliedAt: ({ appliedAt }) => new Date(appliedAt).getTime(),
  };

  it('is the one asked for, over all pages', async () => {
    for (const [field, valueOf] of Object.entries(values))
      for (const direction of ['asc', 'desc'] as const) {
        const found = (await allOf(recruiter, { sort: `${field}:${direction}` })).map(valueOf);
        const turn = direction === 'desc' ? -1 : 1;
        const sorted = found.toSorted((one, other) => (one < other ? -turn : one > other ? turn : 0));
        expect([field, direction, found]).toEqual([field, direction, sorted]);
      }
    const titles = (await allOf(recruiter, { sort: 'positionTitle:asc' })).map(({ positionTitle }) => positionTitle);
    const groups = titles.filter((title, index) => title !== titles[index - 1]);
    expect(groups).toEqual([...new Set(groups)]);
    const usual = (await allOf(recruiter)).map(({ daysInStage }) => daysInStage);
    expect(usual).toEqual(usual.toSorted((one, other) => other - one));
  });
});

describe('who is left on filled seats', () => {
  it('is proposed for rejection no more at once than are rejected at once', async () => {
    const { positionId } = await applicant({ manager, recruiter }, await colleague(recruiter, 2), 'screen');
    await crowd(positionId, MOST_AT_ONCE + 4);
    await ownerQuery(`update talent.position set status = 'filled' where id = $1`, [positionId]);
    const { items, total } = await recruiter.call(listRemaining, { positionId });
    expect([items.length, total]).toEqual([MOST_AT_ONCE, MOST_AT_ONCE + 5]);
    const ids = items.map(({ id }) => id);
    await recruiter.call(rejectApplications, { applicationIds: ids, reason: 'filled', notice: 'send' });
    expect((await recruiter.call(listRemaining, { positionId })).total).toBe(5);
    await empty(positionId);
  });
});

describe('the board', () => {
  it('counts everybody in its columns and shows the best matches of each', async () => {
    const all = (await allOf(recruiter)).filter(({ stageType }) => stageType !== 'hired');
    const { columns } = await recruiter.call(getPipelineBoard, {});
    for (const { key, count, late, overdue, items: cards } of columns.filter(({ type }) => type !== 'hired')) {
      const mine = all.filter(({ stageType }) => stageType === key);
      expect([key, count]).toEqual([key, mine.length]);
      expect([late, overdue]).toEqual(['late', 'overdue'].map((age) => mine.filter((card) => card.age === age).length));
      const scored = (some: readonly PipelineCard[]) => some.filter((card) => !isUnscored(card));
      const best = scored(mine)
        .map(({ match }) => match ?? -1)
        .toSorted((one, other) => other - one);
      const shown = scored(cards).map(({ match }) => match ?? -1);
      expect(cards).toHaveLength(Math.min(mine.length, COLUMN_CARDS));
      expect(shown).toEqual(best.slice(0, shown.length));
    }
    const { stages } = await recruiter.call(getTalentOverview, {});
    expect(stages.find(({ stage }) => stage === 'recruit')?.count).toBe(all.length);
  });

  it('shows so many cards of a long column and counts all', async () => {
    const person = await colleague(recruiter);
    const { positionId } = await applicant({ manager, recruiter }, person, 'screen');
    await crowd(positionId, COLUMN_CARDS + 4);
    const { columns } = await recruiter.call(getPipelineBoard, { positionId });
    const column = columns.find(({ count }) => count > 0);
    expect([column!.type, column!.count, column!.items.length]).toEqual(['screen', COLUMN_CARDS + 5, COLUMN_CARDS]);
    const former = await recruiter.call(listApplications, { positionId, search: 'former colleague' });
    expect(former.total).toBe(COLUMN_CARDS + 4);
    await empty(positionId);
  });
});
