import type { EnrollmentStatus } from '@talent-os/contracts/healthcare/education.js';
import type { Day } from '@talent-os/service-kit/calendar';

type Ended = { readonly userId: string; readonly status: EnrollmentStatus };
type Record = { readonly userId: string; readonly completedOn: Day; readonly certificate: string };
type Completion = { readonly completedOn: Day | null; readonly certificate: string | null };

/**
 * Enrollments in a course with the day and the certificate each was completed with. Both are kept in the records of hours,
 * one a cycle: a person's completed enrollments and their records belong together in their order, the earliest first.
 */
export function completionsOf<E extends Ended>(
  enrollments: readonly E[],
  records: readonly Record[],
): (E & Completion)[] {
  const left = new Map<string, Record[]>();
  for (const record of records) left.set(record.userId, [...(left.get(record.userId) ?? []), record]);
  return enrollments.map((enrollment) => {
    const record = enrollment.status === 'completed' ? left.get(enrollment.userId)?.shift() : undefined;
    return { ...enrollment, completedOn: record?.completedOn ?? null, certificate: record?.certificate ?? null };
  });
}
