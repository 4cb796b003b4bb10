import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { runningPlanStates } from '@talent-os/contracts/talent/onboarding-states.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { peopleById } from '../people/people.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { openPlan, ownersOf, usualTemplate } from './open-plan.js';

/** A hire gets an onboarding plan, once; people who are being onboarded already keep theirs. */
@Controller()
export class Hired {
  @Listens(applicationHired)
  async openOnboarding(hired: Payload<typeof applicationHired>, ctx: Ctx): Promise<void> {
    const nameOf = await peopleById(ctx, [hired.userId]);
    const owners = await ownersOf(ctx, hired.industry, hired.userId, hired.hiringManagerId);
    await ctx.db.write(async (tx) => {
      const template = await usualTemplate(tx, hired.industry);
      if (await tx.find(OnboardingPlan, { employeeId: hired.userId, status: In(runningPlanStates) })) return;
      const newcomer = {
        employeeId: hired.userId,
        employeeName: nameOf(hired.userId).name,
        applicationId: hired.applicationId,
        positionId: hired.positionId,
        title: hired.positionTitle,
        department: hired.department,
        managerId: hired.hiringManagerId,
        startDate: hired.startDate,
      };
      await openPlan(tx, ctx, template, newcomer, owners);
    });
  }
}
