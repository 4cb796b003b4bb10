import { beforeAll, describe, expect, it } from '@jest/globals';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { exportCalendar } from '@talent-os/contracts/productivity/calendar.js';
import {
  createCatalogueItem,
  getCatalogueItem,
  publishCatalogueItem,
  retireCatalogueItem,
  writeCatalogueItem,
} from '@talent-os/contracts/talent/catalogue.js';
import {
  answerCommunityEvent,
  exportCommunityEvent,
  listCommunityEvents,
} from '@talent-os/contracts/talent/community-events.js';
import { eventually, newMember, ownerQuery, type Person } from '@talent-os/testing';

let [author, publisher, elsewhere] = [] as unknown as [Person, Person, Person];
let people: Person[];

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
  people = await Promise.all(Array.from({ length: 6 }, () => someone('SALES_REP', 'SALES')));
});

let nth = 0;
const said = (title: string, seats: number | null) => ({
  title,
  summary: 'Shows what a test has to show.',
  minutes: 60,
  body: 'We try it out.',
  place: 'Room 4',
  startsAt: new Date(Date.now() + 40 * 24 * 60 * 60_000 + (nth += 1) * 60_000).toISOString(),
  seats,
});
async function published(seats: number | null) {
  const title = `Event of a test ${crypto.randomUUID()}`;
  const { id: catalogueItemId } = await author.call(createCatalogueItem, {
    kind: 'event',
    industry: 'SALES',
    ...said(title, seats),
  });
  await publisher.call(publishCatalogueItem, { catalogueItemId });
  return { catalogueItemId, title };
}
const seen = async (title: string, by: Person) => (await by.call(listCommunityEvents, { search: title })).items[0];
const answer = (by: Person, catalogueItemId: string, coming: boolean) =>
  by.call(answerCommunityEvent, { catalogueItemId, coming });
const titles = async (by: Person) => (await by.call(listNotifications, {})).items.map(({ title }) => title);

describe('an event', () => {
  it('gives its seats to who comes first, and free ones to who waits longest, however many ask at once', async () => {
    const { catalogueItemId, title } = await published(2);
    const answers = await Promise.all(people.map((one) => answer(one, catalogueItemId, true)));
    expect(answers.filter(({ status }) => status === 'going')).toHaveLength(2);
    const [first] = people;
    expect(await seen(title, first!)).toMatchObject({ going: 2, waiting: 4, seats: 2 });
    const order = await ownerQuery<{ user: string; status: string }>(
      `select user_id as user, status from talent.event_seat where item_id = $1 order by place`,
      [catalogueItemId],
    );
    expect(order.map(({ status }) => status)).toEqual(['going', 'going', 'waiting', 'waiting', 'waiting', 'waiting']);
    const personOf = (at: number) => people.find(({ id }) => id === order[at]!.user)!;
    expect((await seen(title, personOf(3)))!.seat).toEqual({ status: 'waiting', ahead: 1 });
    // Both seats are given back at once, and who waits longest but one no longer waits.
    await answer(personOf(3), catalogueItemId, false);
    await Promise.all([0, 1].map((at) => answer(personOf(at), catalogueItemId, false)));
    const now = await Promise.all(people.map((one) => seen(title, one)));
    const going = people.filter((_, at) => now[at]!.seat?.status === 'going').map(({ id }) => id);
    expect(going.toSorted()).toEqual([personOf(2).id, personOf(4).id].toSorted());
    await eventually(async () => expect(await titles(personOf(2))).toContain('You have a seat'));
    expect((await answer(personOf(2), catalogueItemId, true)).status).toBe('going');
  });

  it('is of the own industry, and a file for every calendar', async () => {
    const { catalogueItemId, title } = await published(null);
    expect(await seen(title, elsewhere)).toBeUndefined();
    const foreign = await elsewhere.refused(answerCommunityEvent, { catalogueItemId, coming: true });
    expect(foreign.code).toBe('resource.missing');
    const [me] = people;
    await answer(me!, catalogueItemId, true);
    const { ics } = await me!.call(exportCommunityEvent, { catalogueItemId });
    expect(ics).toContain(`UID:event-${catalogueItemId}@talent-os`);
    expect(ics).toContain(`LOCATION:Room 4`);
    expect((await me!.call(exportCalendar, {})).ics.replaceAll('\r\n ', '')).toContain(
      `UID:event-${catalogueItemId}@talent-os`,
    );
    expect((await me!.call(listCommunityEvents, { search: title, show: 'mine' })).total).toBe(1);
    await ownerQuery(
      `update talent.catalogue_version set content = jsonb_set(content, '{startsAt}', to_jsonb($2::text))
       where item_id = $1`,
      [catalogueItemId, new Date(Date.now() - 24 * 60 * 60_000).toISOString()],
    );
    expect(await seen(title, me!)).toBeUndefined();
    const over = await me!.refused(answerCommunityEvent, { catalogueItemId, coming: false });
    expect(over.code).toBe('community.eventOver');
    expect((await me!.call(listCommunityEvents, { search: title, show: 'mine' })).items[0]!.may.do).toEqual([]);
  });

  it('tells who comes when it is changed or called off, and gives new seats to who waits', async () => {
    const { catalogueItemId, title } = await published(1);
    const [first, second] = people as [Person, Person];
    await answer(first, catalogueItemId, true);
    expect((await answer(second, catalogueItemId, true)).status).toBe('waiting');
    const { version } = await author.call(getCatalogueItem, { catalogueItemId });
    await author.call(writeCatalogueItem, { catalogueItemId, version, ...said(title, 2) });
    await publisher.call(publishCatalogueItem, { catalogueItemId });
    await eventually(async () => expect((await seen(title, second))!.seat).toMatchObject({ status: 'going' }));
    await eventually(async () => expect(await titles(first)).toContain('An event was changed'));
    await author.call(retireCatalogueItem, { catalogueItemId });
    await eventually(async () => expect(await titles(second)).toContain('An event was called off'));
    expect(await seen(title, first)).toBeUndefined();
  });
});
