import type { Input } from '@talent-os/contracts';
import { catalogueChanged } from '@talent-os/contracts/talent/catalogue.js';
import type { receiveHourCourse, ReceivedEnrollment } from '@talent-os/contracts/talent/contact-hours.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { instantIn } from '@talent-os/service-kit/wall-clock';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { shownOf } from '../catalogue/content.rules.js';
import { receivedContent } from './received.rules.js';

type Received = Input<typeof receiveHourCourse>;

/** Of a row that is there already nothing changes: what people have done since it came counts. */
const ENROLLMENTS = `
  insert into talent.course_enrollment (id, organization_id, created_at, updated_at, user_id, item_id, number, status,
    parts_done, completed_at, certificate)
  select r.id, $1, r."begunAt", r."changedAt", r."userId", $2, 1, r.status, r."partsDone", r."completedAt", r.certificate
  from jsonb_to_recordset($3::jsonb) as r (id uuid, "userId" uuid, status text, "partsDone" int, "begunAt" timestamptz,
    "changedAt" timestamptz, "completedAt" timestamptz, certificate text)
  on conflict do nothing`;

/** Enrollments keep their ids. A day on which a course was completed is its noon, where the organization is. */
export async function receiveEnrollments(
  tx: Transaction,
  { course, enrollments }: Received,
  timezone: string,
): Promise<void> {
  if (enrollments.length === 0) return;
  const rows = enrollments.map(({ completedOn, ...row }) => ({
    ...row,
    completedAt: completedAt(row, completedOn, timezone),
  }));
  await tx.execute(ENROLLMENTS, [course.id, JSON.stringify(rows)]);
}

type Ended = Pick<ReceivedEnrollment, 'status' | 'changedAt'>;

function completedAt({ status, changedAt }: Ended, completedOn: string | null, timezone: string): string | null {
  if (status !== 'completed') return null;
  return completedOn === null ? changedAt : instantIn(completedOn, '12:00', timezone).toISOString();
}

/** The course itself, in use from now on. One of its title stands beside it: neither is renamed. */
export async function receiveCourse(tx: Transaction, ctx: Ctx, { course }: Received): Promise<void> {
  await tx.advisoryLock('catalogue');
  if (await tx.find(CatalogueItem, { id: course.id })) return;
  const content = receivedContent(course);
  const named = { kind: 'course', industry: 'HEALTHCARE', title: content.title } as const;
  const [namesake] = await tx.findAll(CatalogueItem, named, { createdAt: 'ASC' });
  const item = await tx.insert(CatalogueItem, {
    ...named,
    ...shownOf(content),
    id: course.id,
    status: 'published',
    publishedNumber: 1,
    namesakeOf: namesake?.id ?? null,
  });
  await tx.insert(CatalogueVersion, {
    itemId: item.id,
    number: 1,
    status: 'published',
    content,
    authorIds: [],
    publishedAt: ctx.now,
  });
  ctx.emit(catalogueChanged, { catalogueItemId: item.id, kind: 'course', how: 'published' });
}
