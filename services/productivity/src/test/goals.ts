import type { Sent } from '@talent-os/contracts';
import { createGoal, moveGoal, type Goal } from '@talent-os/contracts/productivity/goals.js';
import { ownerQuery, type Person } from '@talent-os/testing';
import { addDays } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';

/** Where the people of the tests work. */
export const TIMEZONE = 'America/New_York';
export const today = () => dayIn(new Date(), TIMEZONE);
export const inDays = (days: number) => addDays(today(), days);

/** A title no other test has. */
export const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;

export const goalFacts = (more: Partial<Sent<typeof createGoal>> = {}): Sent<typeof createGoal> => ({
  title: unique('Test goal'),
  visibility: 'private',
  teamId: null,
  parentId: null,
  hub: 'productivity',
  periodStart: inDays(-30),
  periodEnd: inDays(30),
  keyResults: [
    { title: 'Calls held', start: 0, target: 10, unit: 'calls' },
    { title: 'Days waited', start: 20, target: 10, unit: 'days' },
  ],
  ...more,
});

/** A goal of the person that runs. */
export async function runningGoal(person: Person, more: Partial<Sent<typeof createGoal>> = {}): Promise<Goal> {
  const { id, version } = await person.call(createGoal, goalFacts(more));
  return person.call(moveGoal, { goalId: id, version, status: 'active' });
}

/** Names of the events announced about a row, in order. */
export async function eventsAbout(field: 'goalId' | 'taskId', id: string): Promise<string[]> {
  const rows = await ownerQuery<{ name: string }>(
    `select name from productivity.outbox where payload ->> $1 = $2 order by at, name`,
    [field, id],
  );
  return rows.map(({ name }) => name.replace('productivity.', ''));
}
