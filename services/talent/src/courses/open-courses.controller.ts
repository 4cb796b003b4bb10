import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listOpenCourses, saveCourse } from '@talent-os/contracts/talent/learning.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { isOpenTo } from '../catalogue/is-open-to.js';
import { enrollmentRefusal, isUnderWay } from './course.rules.js';
import { pageOfCourses } from './open-courses.queries.js';
import { SavedCourse } from './saved-course.entity.js';
import { isEmployed } from './employed.js';

@Controller()
export class OpenCoursesController {
  @Handles(listOpenCourses)
  async list(input: Input<typeof listOpenCourses>, ctx: Ctx) {
    const found = await pageOfCourses(ctx, input);
    const employed = isEmployed(ctx);
    const items = found.items.map(({ planned, ...item }) => {
      const underWay = item.course !== null && isUnderWay(item.course.status);
      const refusal = enrollmentRefusal({ price: item.price, employed, planned });
      return { ...item, may: { do: underWay || refusal ? [] : ['enroll' as const] } };
    });
    return { items, ...totalOf(found) };
  }

  @Handles(saveCourse)
  save({ catalogueItemId, saved }: Input<typeof saveCourse>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const item = await tx.get(CatalogueItem, catalogueItemId);
      if (!isOpenTo(ctx, item, 'course')) throw new DomainError('resource.missing');
      await tx.advisoryLock(`saved-courses/${ctx.userId}`);
      const key = { userId: ctx.userId, itemId: catalogueItemId };
      const kept = await tx.find(SavedCourse, key);
      if (saved && !kept) await tx.insert(SavedCourse, key);
      if (!saved && kept) await tx.remove(SavedCourse, kept);
      return {};
    });
  }
}
