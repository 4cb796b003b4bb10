import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { contactHoursCounted, enrollmentChanged } from '@talent-os/contracts/healthcare/education.js';
import { catalogueChanged } from '@talent-os/contracts/talent/catalogue.js';
import { courseChanged, courseCompleted } from '@talent-os/contracts/talent/courses.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { keepCopy, type ChangedEnrollment } from './copy.js';
import { countHours } from './count-hours.js';
import { standingNow } from './standing-now.js';

/**
 * What happens in courses of the catalogue that are of healthcare. An event says that something is another now; what it is,
 * talent says: one that comes twice, late or behind a later one makes nothing wrong.
 */
@Controller()
export class CatalogueCourse {
  @Listens(catalogueChanged, 'always')
  async copy({ catalogueItemId, kind, how }: Payload<typeof catalogueChanged>, ctx: Ctx): Promise<void> {
    if (kind !== 'course' || (how !== 'published' && how !== 'retired')) return;
    const standing = await standingNow(ctx, { courseId: catalogueItemId });
    await ctx.db.write(async (tx) => tell(ctx, await keepCopy(tx, ctx, standing)));
  }

  @Listens(courseChanged, 'always')
  async follow({ userId, catalogueItemId, industry }: Payload<typeof courseChanged>, ctx: Ctx): Promise<void> {
    if (industry !== 'HEALTHCARE') return;
    const standing = await standingNow(ctx, { courseId: catalogueItemId, userId });
    await ctx.db.write(async (tx) => tell(ctx, await keepCopy(tx, ctx, standing)));
  }

  /** Counts once in a cycle, and only with its certificate. */
  @Listens(courseCompleted, 'always')
  async count(course: Payload<typeof courseCompleted>, ctx: Ctx): Promise<void> {
    const { userId, catalogueItemId: courseId, industry, title, credits, certificate, completedOn } = course;
    if (industry !== 'HEALTHCARE') return;
    const standing = await standingNow(ctx, { courseId, userId });
    await ctx.db.write(async (tx) => {
      tell(ctx, await keepCopy(tx, ctx, standing));
      const record = await countHours(tx, { userId, courseId, title, credits, certificate, completedOn });
      if (record) ctx.emit(contactHoursCounted, { userId, recordId: record.id, credits: record.credits, completedOn });
    });
  }
}

const tell = (ctx: Ctx, changed: readonly ChangedEnrollment[]): void =>
  changed.forEach((enrollment) => ctx.emit(enrollmentChanged, enrollment));
