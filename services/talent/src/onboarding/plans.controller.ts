import { Controller } from '@nestjs/common';
import type { Industry, Input } from '@talent-os/contracts';
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
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { In } from 'typeorm';
import { movePlan } from './change-plan.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { OnboardingTemplate } from './onboarding-template.entity.js';
import { openPlan, ownersOf } from './open-plan.js';
import { eventPayload } from './plan-event.js';
import { checkpointRefusal, startRefusal } from './plan.rules.js';
import { leaderFor } from './whose.js';

const INDUSTRY = 'select industry from talent.onboarding_template where organization_id = $1 and id = $2';

type PlanStepInput = { readonly onboardingPlanId: string; readonly version: number; readonly reason?: string };

@Controller()
export class OnboardingPlansController {
  @Handles(startOnboarding)
  async start(input: Input<typeof startOnboarding>, ctx: Ctx) {
    const { employeeId, managerId, templateId, startDate, department } = input;
    const refusal = startRefusal(startDate, await todayOf(ctx));
    if (refusal) throw new DomainError(refusal);
    const { people } = await ctx.call(namePeople, { ids: [employeeId, managerId] });
    const employee = people.find(({ id }) => id === employeeId);
    if (!employee || !people.some(({ id }) => id === managerId) || employeeId === managerId)
      throw new DomainError('onboarding.person');
    const seen = await ctx.db.readExisting<{ industry: Industry }>(INDUSTRY, [templateId]);
    const owners = await ownersOf(ctx, seen.industry, employeeId, managerId);
    return ctx.db.write(async (tx) => {
      const template = await tx.lock(OnboardingTemplate, templateId);
      if (await tx.find(OnboardingPlan, { employeeId, status: In(runningPlanStates) }))
        throw new DomainError('onboarding.running');
      const newcomer = {
        employeeId,
        employeeName: employee.name,
        applicationId: null,
        positionId: null,
        title: employee.title,
        department,
        managerId,
        startDate,
      };
      const { id } = await openPlan(tx, ctx, template, newcomer, owners);
      return { id };
    });
  }

  @Handles(beginPreboarding)
  preboard(input: Input<typeof beginPreboarding>, ctx: Ctx) {
    return changeState(ctx, input, 'preboarding');
  }

  @Handles(completeOnboarding)
  complete(input: Input<typeof completeOnboarding>, ctx: Ctx) {
    return changeState(ctx, input, 'completed');
  }

  @Handles(cancelOnboarding)
  cancel(input: Input<typeof cancelOnboarding>, ctx: Ctx) {
    return changeState(ctx, input, 'cancelled');
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

const changeState = (ctx: Ctx, { onboardingPlanId, version, reason }: PlanStepInput, to: PlanState) =>
  ctx.db.write(async (tx) => {
    const plan = await tx.lock(OnboardingPlan, onboardingPlanId);
    await movePlan(tx, ctx, plan, { to, version, ...(reason && { reason }) });
    return { status: to };
  });
