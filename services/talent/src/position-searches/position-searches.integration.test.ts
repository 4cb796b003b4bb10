import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAdvertised } from '@talent-os/contracts/talent/advertised-list.js';
import {
  changePositionSearch,
  dropPositionSearch,
  keepPositionSearch,
  listPositionSearches,
  MAX_SEARCHES,
  watchPositionSearches,
} from '@talent-os/contracts/talent/position-searches.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import {
  dueOf,
  eventually,
  newCandidate,
  openOwnService,
  ownerQuery,
  signIn,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { applicant, hiringTeam, type Team } from '../test/hiring.js';
import { lookThrough } from './look-through.js';

let me: Person;
let other: Person;
let team: Team;
let service: OwnService;

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

beforeAll(async () => {
  [me, other, team] = [await candidate(), await candidate(), await hiringTeam()];
  service = await openOwnService(definition);
});
afterAll(() => service.close());

const kept = async (id: string) => (await me.call(listPositionSearches, {})).items.find((one) => one.id === id)!;

/** A seat nobody else looks for, opened so many days from now. */
async function seatIn(days: number, word: string) {
  const { positionId, applicationId } = await applicant(team, other);
  await ownerQuery(`update talent.application set status = 'withdrawn' where id = $1`, [applicationId]);
  await ownerQuery(
    `update talent.position set title = $2, opened_at = now() + make_interval(hours => $3) where id = $1`,
    [positionId, `Keeper ${word}`, days * 24],
  );
}

describe('searches I keep', () => {
  it('find what the list finds, are mine, each name once, ten at most', async () => {
    const { items } = await me.call(listAdvertised, {});
    const search = items[0]!.title;
    const { id, version } = await me.call(keepPositionSearch, { name: 'First', search });
    expect((await kept(id)).found).toBe((await me.call(listAdvertised, { search })).total);
    expect((await me.refused(keepPositionSearch, { name: 'First' })).code).toBe('search.present');
    expect((await other.refused(dropPositionSearch, { positionSearchId: id })).code).toBe('resource.missing');
    const off = await me.call(changePositionSearch, { positionSearchId: id, alert: 'off', version });
    expect(await dueOf('talent', id)).toEqual([]);
    const stale = { positionSearchId: id, alert: 'daily' as const, version };
    expect((await me.refused(changePositionSearch, stale)).code).toBe('resource.stale');
    await me.call(changePositionSearch, { ...stale, version: off.version });
    expect(await dueOf('talent', id)).toHaveLength(1);
    for (let more = 1; more < MAX_SEARCHES; more += 1) await me.call(keepPositionSearch, { name: `Search ${more}` });
    expect((await me.refused(keepPositionSearch, { name: 'One more' })).code).toBe('search.many');
    await me.call(dropPositionSearch, { positionSearchId: id });
    expect(await dueOf('talent', id)).toEqual([]);
    expect(await kept(id)).toBeUndefined();
  });

  it('tell me of what was opened since, once, and never of what was there', async () => {
    const word = crypto.randomUUID();
    await seatIn(-1, word);
    const { id } = await other.call(keepPositionSearch, { name: 'Keepers', search: word, alert: 'daily' });
    const look = (days: number) =>
      lookThrough(
        service.context(watchPositionSearches, other.organizationId, new Date(Date.now() + days * DAY_MS)),
        id,
      );
    const told = () =>
      ownerQuery<{ count: number }>(
        `select (payload ->> 'count')::int as count from talent.outbox
         where name = 'talent.positionSearch.found' and payload ->> 'positionSearchId' = $1 order by at, id`,
        [id],
      );
    await look(1);
    expect(await told()).toEqual([]);
    await seatIn(1.5, word);
    await Promise.all([look(2), look(2)]);
    expect(await told()).toEqual([{ count: 1 }]);
    await look(3);
    expect(await told()).toHaveLength(1);
    await eventually(async () => {
      const notes = await ownerQuery<{ link: string; message: string }>(
        `select link, message from identity.notification where person_id = $1 and title = 'A new position for you'`,
        [other.id],
      );
      expect(notes).toEqual([{ link: '/candidate?view=positions', message: expect.stringContaining('“Keepers”') }]);
    });
  });
});
