import { journeyTemplates } from '@talent-os/contracts/identity/journey-templates.data.js';
import { createJourney } from '@talent-os/contracts/identity/journeys.js';
import { demoId, type DemoOrganization, type DemoPerson, type Transaction } from '@talent-os/service-kit';
import { addDays, DAY_MS, dayOf } from '@talent-os/service-kit/calendar';
import { JourneyRun } from '../journeys/journey-run.entity.js';
import { Journey } from '../journeys/journey.entity.js';
import { progressOf, stepsFrom } from '../journeys/run.rules.js';

type Ago = (days: number) => Date;
/** How far people are who began, and how many days ago they did. */
type HowFar = readonly (readonly [done: number, daysAgo: number])[];
const nurses: HowFar = [
  [8, 118],
  [8, 104],
  [5, 72],
  [3, 48],
  [3, 41],
  [3, 35],
  [2, 20],
];

const managers: HowFar = [
  [4, 33],
  [3, 24],
  [2, 16],
  [1, 6],
];
const managing = createJourney.input.parse({
  name: 'First month as a manager',
  starts: 'role',
  roles: ['HIRING_MANAGER'],
  industry: null,
  steps: [
    { title: 'Set up your second factor', route: '/user/security', milestone: 'factorAdded', dueDays: 2 },
    { title: 'Read and acknowledge the policies', route: '/user', milestone: 'documentAcknowledged', dueDays: 5 },
    { title: 'Tell your team how you work best', route: '/user/team-culture', milestone: 'wayWritten', dueDays: 10 },
    { title: 'Set the first goal of your team', route: '/productivity', milestone: 'goalSet', dueDays: 30 },
  ],
});

/**
 * Last season’s journey of new nurses, which is retired with people still on it, the drafts of this one, and one that is
 * active: of managers outside sales. Whoever gets a role it is for would begin it, and other roles are given more often.
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
    const id = demoId('journey', slug, key, 'spring');
    const name = `${written.name}, last season`;
    await insertRun(tx, { ...common, id, createdAt: ago(160), name, state: 'retired', number: 2 }, people, nurses, ago);
  }
  const industry = industries.find((one) => one !== 'SALES');
  if (!industry) return;
  const id = demoId('journey', slug, 'manager');
  const active = { ...managing, id, createdAt: ago(40), industry, state: 'active' as const, number: 1 };
  await insertRun(tx, active, people, managers, ago);
}

type Written = Pick<Journey, 'id' | 'name' | 'state' | 'starts' | 'roles' | 'industry' | 'number' | 'steps'> & {
  readonly createdAt: Date;
};

/** A journey, and the newest of its people on it. */
async function insertRun(
  tx: Transaction,
  journey: Written,
  people: readonly DemoPerson[],
  howFar: HowFar,
  ago: Ago,
): Promise<void> {
  await tx.insert(Journey, journey);
  const newest = people
    .filter(({ signsIn, roles }) => !signsIn && roles.some((one) => isFor(journey, one)))
    .toSorted((one, other) => one.tenureDays - other.tenureDays)
    .slice(0, howFar.length);
  await tx.insertAll(
    JourneyRun,
    newest.map((person, place) => runOf(journey.id, person, journey.steps, howFar[place]!, ago)),
  );
}

const isFor = ({ roles, industry }: Pick<Written, 'roles' | 'industry'>, held: DemoPerson['roles'][number]): boolean =>
  (industry === null || held.industry === industry) && roles.some((role) => role === held.role);

function runOf(
  journeyId: string,
  { id: personId }: DemoPerson,
  steps: Journey['steps'],
  [done, daysAgo]: HowFar[number],
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
