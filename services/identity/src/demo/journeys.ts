import type { Role } from '@talent-os/contracts';
import { journeyTemplates } from '@talent-os/contracts/identity/journey-templates.data.js';
import { createJourney } from '@talent-os/contracts/identity/journeys.js';
import { demoId, type DemoOrganization, type DemoPerson, type Transaction } from '@talent-os/service-kit';
import { addDays, DAY_MS, dayOf } from '@talent-os/service-kit/calendar';
import { JourneyRun } from '../journeys/journey-run.entity.js';
import { Journey } from '../journeys/journey.entity.js';
import { progressOf, stepsFrom } from '../journeys/run.rules.js';

type Ago = (days: number) => Date;
/** How far people are who began, and how many days ago they did. */
const nurses: readonly (readonly [done: number, daysAgo: number])[] = [
  [8, 118],
  [8, 104],
  [5, 72],
  [3, 48],
  [3, 41],
  [3, 35],
  [2, 20],
];

/**
 * Last season’s journey of new nurses, which is retired with people still on it, and the drafts of this one. Nothing is
 * active: whoever gets a role in the demo would begin it.
 */
export async function insertJourneys(
  tx: Transaction,
  { slug, industries }: DemoOrganization,
  people: readonly DemoPerson[],
  ago: Ago,
): Promise<void> {
  const fitting = journeyTemplates.filter(({ industry }) => industry === null || industries.includes(industry));
  for (const { key, ...template } of fitting) {
    const { steps, ...written } = createJourney.input.parse(template);
    const common = { ...written, steps, number: 1 };
    await tx.insert(Journey, { ...common, id: demoId('journey', slug, key), createdAt: ago(6), state: 'draft' });
    if (key !== 'nurse') continue;
    const journeyId = demoId('journey', slug, key, 'spring');
    const name = `${written.name}, last season`;
    await tx.insert(Journey, { ...common, id: journeyId, createdAt: ago(160), name, state: 'retired', number: 2 });
    await tx.insertAll(
      JourneyRun,
      newest(people, written.roles).map((person, place) => runOf(journeyId, person, steps, nurses[place]!, ago)),
    );
  }
}

const newest = (people: readonly DemoPerson[], holding: readonly Role[]) =>
  people
    .filter(({ signsIn, roles }) => !signsIn && roles.some(({ role }) => holding.includes(role)))
    .toSorted((one, other) => one.tenureDays - other.tenureDays)
    .slice(0, nurses.length);

function runOf(
  journeyId: string,
  { id: personId }: DemoPerson,
  steps: Journey['steps'],
  [done, daysAgo]: (typeof nurses)[number],
  ago: Ago,
) {
  const startedOn = dayOf(ago(daysAgo));
  const taken = stepsFrom(steps, startedOn, () => '').map((step, at) => ({
    ...step,
    taskId: demoId('journey task', personId, step.milestone),
    doneAt: at < done ? `${addDays(step.dueOn, -1)}T10:00:00.000Z` : null,
  }));
  const progress = progressOf(taken);
  return {
    id: demoId('journey run', journeyId, personId),
    createdAt: new Date(ago(daysAgo).getTime() - DAY_MS),
    journeyId,
    personId,
    journeyNumber: 1,
    startedOn,
    ...progress,
    completedAt: progress.state === 'completed' ? new Date(taken.at(-1)!.doneAt!) : null,
  };
}
