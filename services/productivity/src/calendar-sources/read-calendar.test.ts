import { describe, expect, it } from '@jest/globals';
import { busyIn, readFile } from './read-calendar.js';

const ZONE = 'America/New_York';
const window = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') };
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const appointment = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  'UID:one@example.org',
  'DTSTAMP:20261001T000000Z',
  ...lines,
  'END:VEVENT',
];
const busy = (...lines: readonly string[]) =>
  busyIn(calendar(...lines), window, ZONE).map(({ start, end }) => [start.toISOString(), end.toISOString()]);

describe('the times a calendar takes', () => {
  it('are those of its appointments, by the clocks each names, else by those of the organization', () => {
    expect(busy(...appointment('DTSTART:20261110T090000Z', 'DTEND:20261110T100000Z'))).toEqual([
      ['2026-11-10T09:00:00.000Z', '2026-11-10T10:00:00.000Z'],
    ]);
    expect(busy(...appointment('DTSTART:20261110T090000', 'DURATION:PT30M'))).toEqual([
      ['2026-11-10T14:00:00.000Z', '2026-11-10T14:30:00.000Z'],
    ]);
    const berlin = ['DTSTART;TZID=Europe/Berlin:20261110T090000', 'DTEND;TZID=Europe/Berlin:20261110T100000'];
    expect(busy(...appointment(...berlin))).toEqual([['2026-11-10T08:00:00.000Z', '2026-11-10T09:00:00.000Z']]);
    const unknown = ['DTSTART;TZID=Here:20261110T090000', 'DTEND;TZID=Here:20261110T100000'];
    expect(busy(...appointment(...unknown))).toEqual([['2026-11-10T14:00:00.000Z', '2026-11-10T15:00:00.000Z']]);
  });

  it('keep the clock through its change where they repeat, without what was taken out or moved', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Eastern',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const weekly = appointment(
      'DTSTART;TZID=Eastern:20261020T090000',
      'DTEND;TZID=Eastern:20261020T100000',
      'RRULE:FREQ=WEEKLY;COUNT=6',
      'EXDATE;TZID=Eastern:20261110T090000',
    );
    const moved = appointment(
      'RECURRENCE-ID;TZID=Eastern:20261117T090000',
      'DTSTART;TZID=Eastern:20261118T110000',
      'DTEND;TZID=Eastern:20261118T113000',
    );
    expect(busy(...zone, ...weekly, ...moved)).toEqual([
      ['2026-11-03T14:00:00.000Z', '2026-11-03T15:00:00.000Z'],
      ['2026-11-18T16:00:00.000Z', '2026-11-18T16:30:00.000Z'],
      ['2026-11-24T14:00:00.000Z', '2026-11-24T15:00:00.000Z'],
    ]);
  });

  it('are whole days where an appointment has days', () =>
    expect(busy(...appointment('DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261112'))).toEqual([
      ['2026-11-10T05:00:00.000Z', '2026-11-12T05:00:00.000Z'],
    ]));

  it('are none of what is cancelled or marked as free', () => {
    const at = ['DTSTART:20261110T090000Z', 'DTEND:20261110T100000Z'];
    expect(busy(...appointment(...at, 'STATUS:CANCELLED'))).toEqual([]);
    expect(busy(...appointment(...at, 'TRANSP:TRANSPARENT'))).toEqual([]);
  });
});

describe('a file that is no calendar', () => {
  const told = { from: window.start.toISOString(), until: window.end.toISOString(), timezone: ZONE };
  const read = (text: string) => readFile({ content: Buffer.from(text), told });
  it.each(['', '<html></html>', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD\r\n'])('is refused: %j', (text) =>
    expect(read(text)).rejects.toThrow(),
  );

  it('is one that never ends', () =>
    expect(
      read(calendar(...appointment('DTSTART:19900101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))),
    ).rejects.toThrow('large'));
});
