import { roleTable } from '@talent-os/contracts';
import { addDays, DAY_MS, dayOf, daysBefore } from '@talent-os/service-kit/calendar';
import type { CourseEnrollment } from '../courses/course-enrollment.entity.js';
import type { LearningDay } from '../courses/learning-day.entity.js';
import { findingOutRows, type FindingOutRows } from './finding-out.seed.js';
import { catalogueRows, type CatalogueRows } from './catalogue.seed.js';
import type { DevelopmentRows } from './development.seed.js';
import type { SeedRow, World } from './world.js';

export type LearningRows = FindingOutRows & {
  readonly catalogue: readonly CatalogueRows[];
  readonly development: readonly DevelopmentRows[];
  readonly enrollments: readonly SeedRow<CourseEnrollment>[];
  readonly learningDays: readonly SeedRow<LearningDay>[];
};

type Enrollment = SeedRow<CourseEnrollment>;

/** The catalogue, and what is learned by it. Items of plans that are courses or stretch assignments name what the catalogue has for their skill; who works on a plan has begun its courses. */
export function learningRows(world: World, plans: readonly DevelopmentRows[]): LearningRows {
  const catalogue = catalogueRows(world);
  const inUse = catalogue.filter(({ item }) => item.status === 'published');
  const find = (kind: 'course' | 'challenge', industry: string, skillId: string) =>
    inUse.find(({ item }) => item.kind === kind && item.industry === industry && item.skillIds.includes(skillId));
  const enrollments: Enrollment[] = [];
  const development = plans.map(({ plan, items }) => ({
    plan,
    items: items.map((item) => {
      const kind = item.action === 'course' ? 'course' : item.action === 'stretch' ? 'challenge' : undefined;
      const source = kind && find(kind, plan.industry, item.skillId);
      if (!source) return item;
      const { id, title } = source.item;
      if (kind === 'course' && plan.status !== 'draft') {
        const parts = source.versions[0]!.content.parts.length;
        const begun = Date.parse(`${addDays(plan.startsOn, 9)}T15:00:00Z`);
        if (begun < world.now.getTime() - DAY_MS)
          enrollments.push(enrollmentOf(plan.employeeId, id, new Date(begun), item.doneAt, parts));
      }
      return { ...item, catalogueItemId: id, text: title };
    }),
  }));
  const once = new Map(enrollments.map((row) => [`${row.userId} ${row.itemId}`, row]));
  for (const row of ownChoice(world, inUse)) {
    const key = `${row.userId} ${row.itemId}`;
    if (!once.has(key)) once.set(key, row);
  }
  const taken = [...once.values()];
  return {
    catalogue,
    development,
    enrollments: taken,
    learningDays: learningDaysOf(world, taken),
    ...findingOutRows(world),
  };
}

function enrollmentOf(userId: string, itemId: string, begun: Date, doneAt: Date | null, parts: number): Enrollment {
  const partsDone = doneAt ? parts : Math.min(2, parts - 1);
  return {
    userId,
    itemId,
    number: 1,
    status: doneAt ? 'completed' : 'in_progress',
    partsDone,
    completedAt: doneAt,
    certificate: null,
    verificationId: null,
    sharedAt: null,
    createdAt: begun,
  };
}

/** Days ago a course was begun and completed, and the next one begun. */
const [FIRST_BEGUN, FIRST_DONE, NEXT_BEGUN] = [44, 24, 12];
/** Days here before somebody has got to courses of their own choice. */
const SETTLED = 60;

/** What people who sign in have chosen for themselves: a course they completed, and one they are in the middle of. */
const ownChoice = (world: World, inUse: readonly CatalogueRows[]): Enrollment[] =>
  world.people
    .filter(
      ({ signsIn, roles }) => signsIn && roles.some(({ role }) => roleTable[role].audiences.includes('allTalent')),
    )
    .filter(({ roles, tenureDays }) => world.isCandidate(roles) || tenureDays > SETTLED)
    .flatMap((person) => {
      const free = inUse.filter(
        ({ item, versions }) =>
          item.kind === 'course' && item.industry === person.roles[0]!.industry && !versions[0]!.content.price,
      );
      const [done, next] = world.dice(`courses/${person.email}`).some(free, 2);
      if (!done || !next) return [];
      const partsOf = ({ versions }: CatalogueRows) => versions[0]!.content.parts.length;
      const completedAt = daysBefore(world.now, FIRST_DONE);
      const first = enrollmentOf(
        person.id,
        done.item.id,
        daysBefore(world.now, FIRST_BEGUN),
        completedAt,
        partsOf(done),
      );
      const { credits } = done.versions[0]!.content;
      return [
        { ...first, certificate: credits === null ? null : `CE-${world.dice(person.email).between(1_000, 9_999)}` },
        enrollmentOf(person.id, next.item.id, daysBefore(world.now, NEXT_BEGUN), null, partsOf(next)),
      ];
    });

/** A part a week, and the day a course was completed on. */
function learningDaysOf(world: World, taken: readonly Enrollment[]): SeedRow<LearningDay>[] {
  const today = dayOf(world.now);
  const days = taken.flatMap(({ userId, createdAt, partsDone, completedAt }) => {
    const last = completedAt ? dayOf(completedAt) : today;
    const parts = Array.from({ length: partsDone }, (_, at) => addDays(dayOf(createdAt!), 2 + 7 * at));
    return [...parts.filter((day) => day < last), ...(completedAt ? [last] : [])].map((learnedOn) => ({
      userId,
      learnedOn,
    }));
  });
  return [...new Map(days.map((day) => [`${day.userId} ${day.learnedOn}`, day])).values()];
}
