import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { contactHoursCounted } from '@talent-os/contracts/healthcare/education.js';
import { courseCompleted } from '@talent-os/contracts/talent/courses.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { CeuRecord } from './ceu-record.entity.js';
import { countsIn } from './counts-in.js';
import { standingOf } from './standing.queries.js';

/** A course of the catalogue counts like one that is kept here: once in a cycle, and only with its certificate. */
@Controller()
export class CatalogueCourse {
  @Listens(courseCompleted, 'always')
  async count(course: Payload<typeof courseCompleted>, ctx: Ctx): Promise<void> {
    const { userId, catalogueItemId, title, industry, credits, certificate, completedOn } = course;
    if (industry !== 'HEALTHCARE' || !credits || !certificate) return;
    await ctx.db.write(async (tx) => {
      await tx.advisoryLock(`contact-hours/${userId}`);
      const { cycle } = await standingOf(tx, userId, completedOn);
      if (await countsIn(tx, { userId, courseId: catalogueItemId, title }, cycle)) return;
      const { id: recordId } = await tx.insert(CeuRecord, {
        userId,
        courseId: catalogueItemId,
        title,
        credits,
        completedOn,
        certificate,
        cycleEndsOn: cycle.endsOn,
      });
      ctx.emit(contactHoursCounted, { userId, recordId, credits, completedOn });
    });
  }
}
