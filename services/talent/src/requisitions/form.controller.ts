import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { checkRequisition, getRequisitionForm } from '@talent-os/contracts/talent/requisitions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { departmentsOf, duplicatesOf, replacedSeat, skillsOf } from './form.queries.js';
import { isOutsideBand } from './requisition.rules.js';
import { bandOf } from './salary-band.queries.js';

@Controller()
export class RequisitionFormController {
  @Handles(getRequisitionForm)
  async form({ replaces }: Input<typeof getRequisitionForm>, ctx: Ctx) {
    const [departments, skills, seat] = await Promise.all([
      departmentsOf(ctx),
      skillsOf(ctx),
      replaces ? replacedSeat(ctx, replaces) : null,
    ]);
    return { departments, skills, replaces: seat };
  }

  @Handles(checkRequisition)
  async check(asked: Input<typeof checkRequisition>, ctx: Ctx) {
    const [band, duplicates] = await Promise.all([bandOf(ctx.db, asked), duplicatesOf(ctx, asked)]);
    const pay = { salaryMin: asked.salaryMin ?? null, salaryMax: asked.salaryMax ?? null };
    return { duplicates, band, outsideBand: isOutsideBand(pay, band) };
  }
}
