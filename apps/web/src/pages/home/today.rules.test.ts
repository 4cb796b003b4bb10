import { describe, expect, it } from '@jest/globals';
import { dueText, focusLine, goalLines, wellnessLines } from './today.rules';

const today = {
  tasks: [],
  overdue: 0,
  dueToday: 0,
  openTasks: 0,
  checkInsDue: 0,
  suggestions: 0,
  focusMinutes: 0,
  tasksDone: 0,
  goalScore: null,
};
const focus = { running: null, recent: [], minutesToday: 65, minutesThisWeek: 65 };
const session = {
  id: 's',
  goals: ['Write the plan'],
  hubContext: 'productivity',
  startedAt: '2026-11-20T09:00:00Z',
  endedAt: null,
  minutes: 0,
};

describe('the strip of the day', () => {
  it('counts goals whose check-in waits', () => {
    expect(goalLines(today)).toEqual([]);
    expect(goalLines({ ...today, checkInsDue: 1 })[0]!.text).toBe('1 goal');
    expect(goalLines({ ...today, checkInsDue: 3 })[0]!.text).toBe('3 goals');
  });

  it('says which check-in with oneself is due, and no score', () => {
    const row = {
      dueOn: '2026-11-20',
      lastAt: null,
      scores: [{ scale: 'wellbeing' as const, score: 12, change: null }],
    };
    const lines = wellnessLines({
      instruments: [
        { ...row, instrument: 'WHO5', due: true },
        { ...row, instrument: 'CBI', due: false },
      ],
      support: ['wellbeing'],
    });
    expect(lines.map(({ text, to }) => [text, to])).toEqual([['WHO-5 well-being', '/wellness']]);
    expect(JSON.stringify(lines)).not.toContain('12');
  });

  it('leads to the focus session that runs, or to the next one', () => {
    expect(focusLine(focus)).toMatchObject({ text: 'Start the next focus session', note: '1 h 5 min of focus today' });
    expect(focusLine({ ...focus, running: session })).toMatchObject({
      text: 'Write the plan',
      note: 'Focus session running',
    });
    expect(focusLine({ ...focus, running: { ...session, goals: [] } }).text).toBe('Focus');
  });

  it.each([
    [null, 'Without a day'],
    ['2026-11-20', 'Due today'],
    ['2026-11-18', 'Overdue since Nov 18, 2026'],
    ['2026-11-24', 'Due Nov 24, 2026'],
  ])('says of a task due %s: %s', (due, text) => {
    expect(dueText(due, '2026-11-20')).toBe(text);
  });
});
