import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addCalendarSource,
  changeCalendarSource,
  dropCalendarSource,
  listCalendarSources,
  readCalendarSource,
  readCalendarSources,
  SOURCES_MOST,
} from '@talent-os/contracts/productivity/calendar-sources.js';
import { listCalendarBusy } from '@talent-os/contracts/productivity/calendar-busy.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import {
  dueOf,
  makeDueOn,
  newMember,
  openOwnService,
  ownerQuery,
  Receiver,
  type OwnService,
  type Person,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { inDays } from '../test/goals.js';
import { CalendarSourcesController } from './calendar-sources.controller.js';
import { TendCalendarSources } from './tend-sources.job.js';

let host: Receiver;
let person: Person;
let stranger: Person;
let service: OwnService;
/** What each address answers: a calendar, or a status. */
const calendars = new Map<string, string | number>();
beforeAll(async () => {
  const seat = { role: 'CYBER_ANALYST', industry: 'CYBER' } as const;
  [host, [person, stranger], service] = await Promise.all([
    Receiver.start(),
    Promise.all([0, 1].map(async () => (await newMember('sentinel', seat)).signIn())) as Promise<[Person, Person]>,
    openOwnService(definition),
  ]);
  host.answer((response, { path, headers }) => {
    const answer = calendars.get(path) ?? 404;
    if (typeof answer === 'number') return void response.writeHead(answer).end();
    const etag = `"${createHash('sha256').update(answer).digest('hex')}"`;
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(answer);
  });
});
afterAll(() => Promise.all([host.stop(), service.close()]));

const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');
const hours = (day: string, from: number, to: number) =>
  [from, to].map((hour) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`) as [string, string];
const calendarOf = (...times: readonly [string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...times.flatMap(([start, end], index) => [
      'BEGIN:VEVENT',
      `UID:${index}@example.org`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(end)}`,
      'SUMMARY:Dentist',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

function publish(...times: readonly [string, string][]): string {
  const path = `/${randomUUID()}/basic.ics`;
  calendars.set(path, calendarOf(...times));
  return path;
}
const add = (path: string, by = person) =>
  by.call(addCalendarSource, { name: 'Private', address: host.address(path).replace('https:', 'webcal:') });
const sourceOf = async (id: string) => (await person.call(listCalendarSources, {})).items.find((one) => one.id === id);
const drop = (calendarSourceId: string) => person.call(dropCalendarSource, { calendarSourceId });
async function busy(day: string, { id } = person) {
  const ctx = service.context(listCalendarBusy, person.organizationId);
  const asked = { userIds: [id], from: `${day}T00:00:00Z`, until: `${day}T23:59:59Z` };
  const { items } = await new CalendarSourcesController().busy(asked, ctx);
  return items.map(({ start, end }) => [new Date(start).toISOString(), new Date(end).toISOString()]);
}

describe('a calendar outside', () => {
  it('takes time by its appointments, which are told to nobody, until it is switched off or ended', async () => {
    const day = inDays(3);
    const path = publish(hours(day, 9, 10), hours(day, 10, 11), hours(day, 15, 16));
    const { calendarSourceId: id, busyTimes } = await add(path);
    expect(busyTimes).toBe(2);
    expect(await sourceOf(id)).toMatchObject({ name: 'Private', used: true, problem: null, busyTimes: 2, version: 2 });
    expect(await busy(day)).toEqual([hours(day, 9, 11), hours(day, 15, 16)]);
    const kept = await ownerQuery('select * from productivity.calendar_source where id = $1', [id]);
    expect(JSON.stringify(kept)).not.toContain(path);
    const change = { calendarSourceId: id, name: 'Home', used: false, version: 2 };
    await person.call(changeCalendarSource, change);
    expect(await busy(day)).toEqual([]);
    expect(await dueOf('productivity', id)).toEqual([]);
    await person.call(changeCalendarSource, { ...change, used: true, version: 3 });
    await person.call(readCalendarSource, { calendarSourceId: id });
    expect(await busy(day)).toHaveLength(2);
    expect((await stranger.refused(dropCalendarSource, { calendarSourceId: id })).code).toBe('resource.missing');
    await drop(id);
    expect([await busy(day), await sourceOf(id)]).toEqual([[], undefined]);
  });

  it('is read again when its time has come, keeps what it took while its address is away, and says so', async () => {
    const day = inDays(4);
    const path = publish(hours(day, 9, 10));
    const { calendarSourceId: id } = await add(path);
    const tend = async () => {
      await makeDueOn('productivity', id, inDays(-1));
      await new TendCalendarSources().work({}, service.context(readCalendarSources));
    };
    await tend();
    expect(host.at(path).at(-1)!.headers['if-none-match']).toBeDefined();
    expect(await busy(day)).toEqual([hours(day, 9, 10)]);
    calendars.set(path, 410);
    await tend();
    expect(await sourceOf(id)).toMatchObject({ problem: 'refused', busyTimes: 1 });
    calendars.set(path, calendarOf(hours(day, 12, 14)));
    await tend();
    expect(await sourceOf(id)).toMatchObject({ problem: null });
    expect(await busy(day)).toEqual([hours(day, 12, 14)]);
    await drop(id);
  });

  it('is refused beside its address where it cannot be read, and beyond five', async () => {
    const path = `/${randomUUID()}`;
    calendars.set(path, '<html>Sign in</html>');
    const refusal = async (address: string) => {
      const { code, errors } = await person.refused(addCalendarSource, { name: 'Private', address });
      return [code, errors?.[0]?.field];
    };
    for (const address of [host.address(path), host.address('/nothing'), 'http://calendar.example/a', 'nonsense'])
      expect(await refusal(address)).toEqual(['request.invalid', 'address']);
    const ids: string[] = [];
    for (let count = 0; count < SOURCES_MOST; count += 1) ids.push((await add(publish())).calendarSourceId);
    expect((await person.refused(addCalendarSource, { name: 'Sixth', address: host.address(publish()) })).code).toBe(
      'calendar.many',
    );
    for (const id of ids) await drop(id);
  });

  it('says nothing of what lies long ago or far ahead', async () => {
    const [past, far] = [daysBefore(new Date(), 9), daysBefore(new Date(), -900)].map((at) =>
      at.toISOString().slice(0, 10),
    ) as [string, string];
    const { calendarSourceId, busyTimes } = await add(publish(hours(past, 9, 10), hours(far, 9, 10)));
    expect(busyTimes).toBe(0);
    await drop(calendarSourceId);
  });
});
