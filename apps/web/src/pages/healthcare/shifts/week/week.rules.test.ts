import { describe, expect, it } from '@jest/globals';
import { rosterWeek, RosterPerson, RosterSlot } from '@talent-os/contracts/healthcare/roster';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { coverText, marksOf } from './cover-cell';
import { longObstacle, shortObstacle, weekSpan } from './labels';
import { coverOf, give, headlineOf, offersIn, openingFor, shiftOfCell, take, type Week } from './week.rules';

const slot = (date: string, more: Partial<RosterSlot> = {}): RosterSlot =>
  fixtureOf(RosterSlot, {
    shiftId: crypto.randomUUID(),
    date,
    part: 'day',
    status: 'open',
    slots: 3,
    confirmed: 1,
    pending: 1,
    planned: 0,
    free: 1,
    started: false,
    ...more,
  });
const unit = { id: crypto.randomUUID(), name: 'ICU', department: 'ICU', requiredDay: 3, requiredNight: 0 };
const weekOf = (shifts: RosterSlot[], people: RosterPerson[] = []): Week =>
  fixtureOf(rosterWeek.output, { week: '2026-11-23', unit, shifts, people }) as Week;
const nurse = (more: Partial<RosterPerson> = {}): RosterPerson =>
  fixtureOf(RosterPerson, { userId: crypto.randomUUID(), part: 'night', work: [], leave: [], ...more });

it('offers somebody the open places they may claim, each on its day', () => {
  const [mine, other] = [slot('2026-11-25', { part: 'night' }), slot('2026-11-26')];
  const taken = slot('2026-11-27', { free: 0 });
  const offers = offersIn(weekOf([mine, other, taken]), [{ id: mine.shiftId }, { id: taken.shiftId }]);
  expect([...offers]).toEqual([['2026-11-25', 'night']]);
});

describe('how a day is covered', () => {
  it('counts what is confirmed against what the unit needs, one square a place', () => {
    const cover = coverOf(weekOf([slot('2026-11-25')]), '2026-11-25', 'day');
    expect(cover).toMatchObject({ needed: 3, confirmed: 1, pending: 1, free: 1 });
    expect(marksOf(cover)).toEqual(['on', 'claim', 'open']);
    expect(coverText(cover)).toBe('Wednesday, Nov 25, day: 1 of 3 confirmed, 1 claim, 1 open');
  });

  it('says in a line what of the week needs somebody', () => {
    const full = slot('2026-11-23', { confirmed: 3, pending: 0, free: 0 });
    expect(headlineOf(weekOf([full]))).toBe('All 3 places are confirmed.');
    expect(headlineOf(weekOf([full, slot('2026-11-25'), slot('2026-11-26', { confirmed: 2, pending: 0 })]))).toBe(
      'Three of 9 places are open, two of them on Wed, Nov 25 day. One claim waits.',
    );
    expect(headlineOf(weekOf([slot('2026-11-23', { status: 'draft', confirmed: 0, pending: 0 })]))).toBe(
      '1 draft nobody has been told of.',
    );
  });
});

describe('a click on somebody’s day', () => {
  it('is about what they work, else about what takes them, their usual part first', () => {
    const [day, night] = [slot('2026-11-25'), slot('2026-11-25', { part: 'night' })];
    const person = nurse();
    const week = weekOf([day, night], [person]);
    expect(shiftOfCell(week, person, '2026-11-25')).toBe(night);
    expect(shiftOfCell(week, { ...person, part: 'day' }, '2026-11-25')).toBe(day);
    expect(openingFor(weekOf([slot('2026-11-25', { free: 0 })]), '2026-11-25')).toBeUndefined();
  });

  it('shows a place given and taken before the server has answered', () => {
    const day = slot('2026-11-25');
    const person = nurse();
    const given = give(weekOf([day], [person]), day, person.userId, 'new');
    expect(given.shifts[0]).toMatchObject({ confirmed: 2, free: 0 });
    expect(given.people[0]!.work).toMatchObject([{ assignmentId: 'new', date: '2026-11-25', status: 'confirmed' }]);
    const back = take(given, given.people[0]!.work[0]!);
    expect(back.shifts).toEqual([day]);
    expect(back.people[0]!.work).toEqual([]);
  });
});

describe('what speaks against somebody', () => {
  const none = { credential: null, rest: null, other: null };
  const acls = 'Advanced Cardiovascular Life Support (ACLS)';
  it.each([
    [{ ...none, code: 'shift.leave' }, 'Leave', 'On leave'],
    [
      {
        ...none,
        code: 'shift.rest',
        rest: { hours: 0, neededHours: 10 },
        other: { date: '2026-11-26', startTime: '07:00' },
      },
      'Rest 0 h',
      'Rest 0 h beside Thu 07:00, needs 10',
    ],
    [
      { ...none, code: 'shift.credential', credential: { name: acls, flaw: 'expired', until: '2026-01-24' } },
      'ACLS Jan 24',
      'ACLS expired Sat, Jan 24',
    ],
    [
      { ...none, code: 'shift.credential', credential: { name: acls, flaw: 'unverified', until: null } },
      'Unverified',
      'ACLS is not verified',
    ],
    [
      { ...none, code: 'shift.overlap', other: { date: '2026-11-26', startTime: '07:00' } },
      'Works then',
      'Already works Thu 07:00',
    ],
  ] as const)('is %j in a cell and in a list', (obstacle, short, long) => {
    expect(shortObstacle(obstacle)).toBe(short);
    expect(longObstacle(obstacle)).toBe(long);
  });

  it('stands in weeks as people write them', () =>
    expect([weekSpan('2026-11-23', '2026-11-29'), weekSpan('2026-11-30', '2026-12-06')]).toEqual([
      'Nov 23 – 29',
      'Nov 30 – Dec 6',
    ]));
});
