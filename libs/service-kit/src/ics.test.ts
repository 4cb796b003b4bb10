import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarOf, escaped, folded, invitationOf } from './ics.js';

const now = new Date('2026-11-20T09:30:15.250Z');
const octets = (text: string) => new TextEncoder().encode(text).length;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one));

describe('a calendar file', () => {
  it('says what RFC 5545 asks for, line by line', () => {
    const event = {
      uid: 'task-1@talent-os',
      day: '2026-12-31',
      summary: 'Call Acme; ask, then wait',
      description: 'One\r\nTwo',
      priority: 1,
      sequence: 2,
    };
    expect(calendarOf('Talent OS', [event], now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Talent OS//Productivity//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Talent OS',
      'BEGIN:VEVENT',
      'UID:task-1@talent-os',
      'DTSTAMP:20261120T093015Z',
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      String.raw`SUMMARY:Call Acme\; ask\, then wait`,
      String.raw`DESCRIPTION:One\nTwo`,
      'PRIORITY:1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('repeats a check-in weekly until a day', () => {
    const event = { uid: 'g', day: '2026-11-23', summary: 'Check-in', sequence: 0, weeklyUntil: '2026-12-31' };
    expect(calendarOf('Talent OS', [event], now)).toContain('\r\nRRULE:FREQ=WEEKLY;UNTIL=20261231\r\n');
  });

  it('says from when to when what has a time, in UTC, and on which days what has none', () => {
    const from = new Date('2026-11-21T00:00:00Z');
    const shift = { uid: 's', from, to: new Date('2026-11-21T12:00:00Z'), summary: 'Shift', sequence: 1 };
    const linesOf = (event: Parameters<typeof calendarOf>[1][number]) => calendarOf('T', [event], now).split('\r\n');
    const expectLines = (event: Parameters<typeof calendarOf>[1][number], ...lines: string[]) =>
      expect(linesOf(event)).toEqual(expect.arrayContaining(lines));
    expectLines({ ...shift, location: 'Ward 3, west' }, 'DTSTART:20261121T000000Z', 'DTEND:20261121T120000Z');
    expectLines({ ...shift, location: 'Ward 3, west' }, String.raw`LOCATION:Ward 3\, west`, 'TRANSP:OPAQUE');
    expectLines({ ...shift, tentative: true }, 'STATUS:TENTATIVE');
    expectLines({ ...shift, to: from }, 'DTSTART:20261121T000000Z', 'TRANSP:TRANSPARENT');
    expect(linesOf({ ...shift, to: from }).some((line) => line.startsWith('DTEND'))).toBe(false);
    const leave = { uid: 'l', day: '2026-12-30', lastDay: '2027-01-02', summary: 'Leave', sequence: 1 };
    expectLines(leave, 'DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270103');
  });

  it('asks one person to something, and takes it back under the same name with a higher number', () => {
    const from = new Date('2026-11-21T14:00:00Z');
    const event = { uid: 'interview-1@talent-os', from, to: new Date('2026-11-21T15:00:00Z'), summary: 'Interview' };
    const asked = { organizer: 'no-reply@talent.example', attendee: 'ana@meridian.example' };
    const linesOf = (method: 'REQUEST' | 'CANCEL', sequence: number) =>
      unfolded(invitationOf(method, { ...event, sequence }, asked, now)).split('\r\n');
    expect(linesOf('REQUEST', 2)).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:interview-1@talent-os',
        'SEQUENCE:2',
        'DTSTART:20261121T140000Z',
        'STATUS:CONFIRMED',
        'ORGANIZER:mailto:no-reply@talent.example',
        'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:ana@meridian.example',
      ]),
    );
    expect(linesOf('CANCEL', 3)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'UID:interview-1@talent-os', 'SEQUENCE:3', 'STATUS:CANCELLED']),
    );
  });

  it('cannot be broken out of by a title', () => {
    const file = calendarOf(
      'Talent OS',
      [
        {
          uid: 'x',
          day: '2026-11-23',
          summary: 'a\r\nEND:VEVENT\nATTACH:x\u0000\u2028ATTACH:y\u0085ATTACH:z',
          sequence: 0,
        },
      ],
      now,
    );
    expect(
      file
        .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
        .filter((line) => line.startsWith('END:VEVENT') || line.startsWith('ATTACH')),
    ).toEqual(['END:VEVENT']);
  });
});

describe('a folded line', () => {
  it('has no part of more than 75 octets, no broken character, and is the same once unfolded', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 }).map((any) => any.replaceAll(/[\r\n]/g, ''));
    fc.assert(
      fc.property(text, (line) => {
        const parts = folded(line).split('\r\n');
        for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75);
        expect(unfolded(folded(line))).toBe(line);
      }),
    );
  });

  it('stays whole at exactly 75 octets', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(folded(`${'x'.repeat(74)}é`).split('\r\n')).toEqual(['x'.repeat(74), ' é']);
  });
});

describe('an escaped text', () => {
  it('holds no bare separator and reads as before', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((any) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(any));
    fc.assert(
      fc.property(text, (value) => {
        expect(escaped(value)).not.toMatch(/(?<!\\)(?:\\\\)*[;,]/);
        expect(unescaped(escaped(value))).toBe(value);
      }),
    );
  });
});
