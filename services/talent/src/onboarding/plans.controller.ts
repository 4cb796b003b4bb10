import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import {
  beginPreboarding,
  cancelOnboarding,
  completeOnboarding,
  holdCheckpoint,
  startOnboarding,
} from '@talent-os/contracts/talent/onboarding-changes.js';
import { onboardingCheckpointHeld } from '@talent-os/contracts/talent/onboarding-events.js';
import { runningPlanStates, type PlanState } from '@talent-os/contracts/talent/onboarding-states.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { movePlan } from './change-plan.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { OnboardingTemplate } from './onboarding-template.entity.js';
import { openPlan } from './open-plan.js';
import { eventPayload } from './plan-event.js';
import { checkpointRefusal, startRefusal } from './plan.rules.js';
import { leaderFor, todayOf } from './whose.js';

type Moving = { readonly onboardingPlanId: string; readonly version: number; readonly reason?: string };

@Controller()
export class OnboardingPlansController {
  @Handles(startOnboarding)
  async start(wanted: Input<typeof startOnboarding>, ctx: Ctx) {
    const { employeeId, managerId, templateId, startDate, department } = wanted;
    const refusal = startRefusal(startDate, await todayOf(ctx));
    if (refusal) throw new DomainError(refusal);
    const { people } = await ctx.call(namePeople, { ids: [employeeId, managerId] });
    const employee = people.find(({ id }) => id === employeeId);
    if (!employee || !people.some(({ id }) => id === managerId) || employeeId === managerId)
      throw new DomainError('onboarding.person');
    return ctx.db.write(async (tx) => {
      const template = await tx.lock(OnboardingTemplate, templateId);
      if (await tx.find(OnboardingPlan, { employeeId, status: In(runningPlanStates) }))
        throw new DomainError('onboarding.running');
      const { id } = await openPlan(tx, ctx, template, {
        employeeId,
        employeeName: employee.name,
        applicationId: null,
        positionId: null,
        title: employee.title,
        department,
        managerId,
        startDate,
      });
      return { id };
    });
  }

  @Handles(beginPreboarding)
  preboard(input: Input<typeof beginPreboarding>, ctx: Ctx) {
    return moved(ctx, input, 'preboarding');
  }

  @Handles(completeOnboarding)
  complete(input: Input<typeof completeOnboarding>, ctx: Ctx) {
    return moved(ctx, input, 'completed');
  }

  @Handles(cancelOnboarding)
  cancel(input: Input<typeof cancelOnboarding>, ctx: Ctx) {
    return moved(ctx, input, 'cancelled');
  }

  @Handles(holdCheckpoint)
  async checkpoint({ onboardingPlanId, day, rating, notes }: Input<typeof holdCheckpoint>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const managerId = leaderFor(ctx);
    return ctx.db.write(async (tx) => {
      const plan = await tx.lock(OnboardingPlan, { id: onboardingPlanId, ...(managerId && { managerId }) });
      if (plan.employeeId === ctx.userId) throw new DomainError('onboarding.ownCheckpoint');
      const refusal = checkpointRefusal(plan, day, today);
      if (refusal) throw new DomainError(refusal);
      const others = plan.checkpoints.filter((held) => held.day !== day);
      const held = { day, date: today, rating, notes, by: ctx.userId };
      await tx.update(OnboardingPlan, plan, { checkpoints: [...others, held] });
      ctx.emit(onboardingCheckpointHeld, { ...eventPayload(plan), day });
      return {};
    });
  }
}

const moved = (ctx: Ctx, { onboardingPlanId, version, reason }: Moving, to: PlanState) =>
  ctx.db.write(async (tx) => {
    const plan = await tx.lock(OnboardingPlan, onboardingPlanId);
    await movePlan(tx, ctx, plan, { to, version, ...(reason && { reason }) });
    return { status: to };
  });
