import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { moveCourses } from '@talent-os/contracts/healthcare/education.js';
import { HOURS_AT_ONCE, listHourCourses } from '@talent-os/contracts/talent/contact-hours.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { keepCopy } from './copy.js';
import { handOver } from './hand-over.js';
import { standingNow } from './standing-now.js';

/** How long the calls about one course may take, in milliseconds. */
const PATIENCE = 60_000;
const LEFT = 'select c.id from healthcare.course c where c.organization_id = $1 and c.handed_at is null order by c.id';

@Injectable()
export class MoveCourses {
  @Works(moveCourses)
  work(_data: JobData<typeof moveCourses>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'courses', moveAll);
  }
}

/** What an organization has left here is handed over, course by course; then everything is as talent has it. What fails waits for the next round. */
async function moveAll(ctx: Ctx): Promise<void> {
  for (const { id } of await ctx.db.read<{ id: string }>(LEFT)) await handOver(ctx.withDeadline(PATIENCE), id);
  let after: string | undefined;
  do {
    const { ids } = await ctx.withDeadline(PATIENCE).call(listHourCourses, { after });
    for (const id of ids) {
      const standing = await standingNow(ctx.withDeadline(PATIENCE), { courseId: id });
      await ctx.db.write((tx) => keepCopy(tx, ctx, standing), 'bookkeeping');
    }
    after = ids.length < HOURS_AT_ONCE ? undefined : ids.at(-1);
  } while (after !== undefined);
  await ctx.db.write((tx) => due.set(tx, 'courses', ctx.organizationId, undefined), 'bookkeeping');
}
