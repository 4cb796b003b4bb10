import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { myShifts } from '@talent-os/contracts/healthcare/shifts';
import {
  entriesOf,
  focusLine,
  nextText,
  onDay,
  tomorrowText,
  weekOf,
  worksShifts,
  type DayEntry,
} from './my-day.rules';

const now = Date.parse('2026-11-20T08:42:00Z');
const entry = (at: string, ends: string, more: Partial<DayEntry> = {}): DayEntry => ({
  key: at,
  what: 'interview',
  at,
  ends,
  title: 'Thea Berg',
  note: 'Video interview',
  to: '/productivity',
  ...more,
});
const morning = entry('2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z');
const night = entry('2026-11-20T19:00:00Z', '2026-11-21T07:00:00Z', { what: 'shift' });

describe('my day', () => {
  it('holds what lies on the day, also what goes on from the day before', () => {
    expect(onDay([morning, night], '2026-11-20', 'UTC')).toEqual([morning, night]);
    expect(onDay([morning, night], '2026-11-21', 'UTC')).toEqual([night]);
    expect(onDay([morning], '2026-11-20', 'Pacific/Kiritimati')).toEqual([]);
  });

  it('says what comes next and what tomorrow holds', () => {
    expect(nextText([morning, night], now)).toBe('next in 1 h 18 min');
    expect(nextText([morning], Date.parse('2026-11-20T10:30:00Z'))).toBe('until it ends 30 min');
    expect(nextText([morning], Date.parse('2026-11-20T12:00:00Z'))).toBeUndefined();
    expect(tomorrowText([morning, night], '2026-11-20', 'UTC')).toBe('Tomorrow: 1 shift');
    expect(tomorrowText([morning], '2026-11-20', 'UTC')).toBe('Tomorrow: nothing in your calendar');
  });

  it('knows interviews with a time, and no others', () => {
    const held = {
      id: 'i',
      applicationId: 'a',
      personName: 'Thea Berg',
      positionTitle: 'Engineer',
      kind: 'video',
    } as const;
    const more = {
      location: '',
      minutes: 60,
      cardsDueAt: null,
      due: false,
      overdue: false,
      skills: [],
      guidance: '',
      may: { do: [] },
    };
    const calendar = { applications: [], shifts: [], hires: true };
    expect(
      entriesOf({ ...calendar, held: [{ ...held, ...more, start: null, end: null, status: 'proposed' }] }),
    ).toEqual([]);
    const times = { start: morning.at, end: morning.ends, status: 'scheduled' } as const;
    expect(entriesOf({ ...calendar, held: [{ ...held, ...more, ...times }] })).toMatchObject([
      { title: 'Thea Berg', note: 'Video interview · Engineer', to: '/talent/recruit/pipeline?application=a' },
    ]);
  });

  it('marks the days of the week that are worked', () => {
    const week = weekOf([], '2026-11-20');
    expect(week.map(({ day }) => day)).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    );
    expect(week.find(({ today }) => today)?.day).toBe('2026-11-20');
  });

  it('knows who works shifts: whoever has one or may claim one', () => {
    const none = fixtureOf(myShifts.output, {
      thisWeekShifts: 0,
      nextWeekShifts: 0,
      availableSlots: 0,
      upcomingShifts: [],
    });
    expect(worksShifts(none)).toBe(false);
    expect(worksShifts({ ...none, availableSlots: 2 })).toBe(true);
    expect(worksShifts({ ...none, thisWeekShifts: 1 })).toBe(true);
  });

  it('leads to the focus session that runs, or to the next one', () => {
    const focus = { running: null, recent: [], minutesToday: 65, minutesThisWeek: 65 };
    const session = {
      id: 's',
      goals: ['Write the plan'],
      hubContext: 'productivity',
      startedAt: '',
      endedAt: null,
      minutes: 0,
    };
    expect(focusLine(focus)).toEqual({ text: 'Start the next focus session', note: '1 h 5 min of focus today' });
    expect(focusLine({ ...focus, running: session })).toEqual({
      text: 'Write the plan',
      note: 'Focus session running',
    });
    expect(focusLine({ ...focus, running: { ...session, goals: [] } }).text).toBe('Focus');
  });
});
