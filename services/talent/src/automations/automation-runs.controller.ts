import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { listAutomationRuns, previewAutomation } from '@talent-os/contracts/talent/automations.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { isFor, keptRule, restingReason, ruleFaults } from './automation.rules.js';
import { latestRuns } from './automations.queries.js';
import { planFor } from './plan-automation.js';
import { triedSubject } from './subject.queries.js';

@Controller()
export class AutomationRunsController {
  @Handles(listAutomationRuns)
  async runs({ automationId }: Input<typeof listAutomationRuns>, ctx: Ctx): Promise<Output<typeof listAutomationRuns>> {
    const rows = await latestRuns(ctx, { automationId });
    const people = await peopleById(
      ctx,
      rows.flatMap(({ userId, personIds }) => [userId, ...personIds]),
    );
    const items = rows.map(({ userId, personIds, ...row }) => ({
      ...row,
      personName: people(userId).name,
      toNames: personIds.map((id) => people(id).name),
    }));
    return { items };
  }

  @Handles(previewAutomation)
  async preview(
    { applicationId, stage, personId, ...written }: Input<typeof previewAutomation>,
    ctx: Ctx,
  ): Promise<Output<typeof previewAutomation>> {
    const subject = await triedSubject(ctx, applicationId);
    const { application, position, pipeline } = subject;
    const rule = keptRule({ ...written, stage: stage ?? null, personId: personId ?? null });
    // Whether who is named is able, the plan says.
    const faults = ruleFaults(rule, true);
    if (faults.length > 0) throw new DomainError('request.invalid', faults);
    const plan = await planFor(ctx, rule, subject);
    const people = await peopleById(ctx, plan.personIds);
    const at = pipeline.stages.find(({ key }) => key === application.stageKey);
    return {
      applies: isFor(rule, at?.type),
      reason: restingReason({ status: application.status, seat: position.status }) ?? plan.reason,
      toNames: plan.personIds.map((id) => people(id).name),
      text: plan.text,
      slots: plan.slots.map((slot) => slot.toISOString()),
    };
  }
}
