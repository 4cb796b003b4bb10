import { addDays, DAY_MS } from '@talent-os/service-kit/calendar';
import type { CourseEnrollment } from '../courses/course-enrollment.entity.js';
import { catalogueRows, type CatalogueRows } from './catalogue.seed.js';
import type { DevelopmentRows } from './development.seed.js';
import type { SeedRow, World } from './world.js';

export type LearningRows = {
  readonly catalogue: readonly CatalogueRows[];
  readonly development: readonly DevelopmentRows[];
  readonly enrollments: readonly SeedRow<CourseEnrollment>[];
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
  return { catalogue, development, enrollments: [...once.values()] };
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
    createdAt: begun,
  };
}
