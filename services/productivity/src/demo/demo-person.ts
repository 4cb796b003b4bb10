import type { Priority, TaskSource, TaskState } from '@talent-os/contracts/productivity/task-states.js';
import { demoId, type DemoPerson } from '@talent-os/service-kit';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { wordsOf } from './role-words.js';
import { focusOn } from './words.data.js';

/** State, days until it is due, priority, source; in the order of the titles. */
type DemoTask = readonly [TaskState, due: number | null, Priority, TaskSource];
const ROWS: readonly DemoTask[] = [
  ['in_progress', 0, 'high', 'manual'],
  ['todo', -2, 'urgent', 'chat'],
  ['todo', 1, 'normal', 'manual'],
  ['in_progress', 4, 'normal', 'insight'],
  ['todo', 6, 'low', 'manual'],
  ['todo', 12, 'normal', 'journey'],
  ['todo', null, 'low', 'manual'],
  ['cancelled', -6, 'low', 'chat'],
];
/** Tasks done in the last weeks, in days ago. */
const DONE_DAYS = 84;

const at = (day: string, time: string) => new Date(`${day}T${time}Z`);

/** The tasks of a person: a working list, and what they have done in the last twelve weeks. */
export function demoTasks(person: DemoPerson, goalId: string | null, now: Date) {
  const choices = new Choices('tasks', person.id);
  const today = dayOf(now);
  const { tasks: titles } = wordsOf(person);
  const task = (index: number, [status, due, priority, source]: DemoTask, closedOn?: string) => ({
    id: demoId('task', person.id, String(index)),
    createdAt: at(addDays(closedOn ?? today, -choices.whole(4, 9)), '09:12:00'),
    ownerId: person.id,
    title: titles[index % titles.length]!,
    notes: null,
    due: due === null ? null : addDays(today, due),
    priority,
    status,
    goalId: choices.chance(0.4) ? goalId : null,
    source,
    link: null,
    closedAt: closedOn ? at(closedOn, '16:05:00') : null,
    // The past is not reminded of.
    remindedOf: due !== null && due <= 0 ? addDays(today, due) : null,
  });
  const open = ROWS.map((row, index) => task(index, row, row[0] === 'cancelled' ? addDays(today, -3) : undefined));
  const done = Array.from({ length: 26 }, (_, index) => {
    const ago = Math.round((DONE_DAYS * (index + choices.between(0, 1))) / 26) + 1;
    const row: DemoTask = ['done', -ago, choices.pick(['low', 'normal', 'normal', 'high']), 'manual'];
    return task(ROWS.length + index, row, addDays(today, -ago));
  });
  return [...open, ...done];
}

/** Timed sessions of the last twelve weeks, two to five a week. */
export function demoFocus(person: DemoPerson, now: Date) {
  const choices = new Choices('focus', person.id);
  const today = dayOf(now);
  return Array.from({ length: DONE_DAYS }, (_, ago) => ago + 1)
    .filter(() => choices.chance(0.45))
    .map((ago) => {
      const startedAt = at(
        addDays(today, -ago),
        `${choices.pick(['13', '14', '17', '19'])}:0${choices.whole(0, 9)}:00`,
      );
      return {
        id: demoId('focus', person.id, String(ago)),
        createdAt: startedAt,
        personId: person.id,
        sessionType: 'focus',
        hubContext: 'productivity',
        goals: [choices.pick(focusOn)],
        source: 'timer',
        integratedChat: false,
        chatSessionId: null,
        startedAt,
        endedAt: new Date(startedAt.getTime() + choices.whole(20, 75) * 60_000),
      };
    });
}

/** What a person has told the assistant in a conversation, and not decided about. */
export function demoSuggestions(person: DemoPerson, now: Date) {
  const createdAt = new Date(now.getTime() - 26 * 60 * 60_000);
  const sessionId = demoId('told', person.id);
  const goals = [...wordsOf(person).told];
  const session = {
    id: sessionId,
    createdAt,
    personId: person.id,
    sessionType: 'chat',
    hubContext: 'productivity',
    goals,
    source: 'chat',
    integratedChat: true,
    chatSessionId: null,
    startedAt: createdAt,
    endedAt: null,
  };
  const suggestions = goals.map((text, index) => ({
    id: demoId('suggestion', person.id, String(index)),
    createdAt: new Date(createdAt.getTime() + index * 60_000),
    personId: person.id,
    sessionId,
    chatSessionId: null,
    hubContext: 'productivity',
    text,
    sentence: text.toLowerCase(),
    status: 'new' as const,
    taskId: null,
    goalId: null,
  }));
  return { session, suggestions };
}
