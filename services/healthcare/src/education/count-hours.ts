import type { Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { CeuRecord } from './ceu-record.entity.js';
import { countsIn } from './counts-in.js';
import { standingOf } from './standing.queries.js';

type Completed = {
  readonly userId: string;
  readonly courseId: string;
  readonly title: string;
  readonly credits: number | null;
  readonly certificate: string | null;
  readonly completedOn: Day;
};

/** The record of a course's hours, once in a cycle and only with its certificate; nothing where it counts already, or not at all. */
export async function countHours(tx: Transaction, { credits, certificate, ...course }: Completed) {
  if (!credits || !certificate) return undefined;
  await tx.advisoryLock(`contact-hours/${course.userId}`);
  const { cycle } = await standingOf(tx, course.userId, course.completedOn);
  if (await countsIn(tx, course, cycle)) return undefined;
  return tx.insert(CeuRecord, { ...course, credits, certificate, cycleEndsOn: cycle.endsOn });
}
