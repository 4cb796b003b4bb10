import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { simulateWorkflow } from '@talent-os/contracts/talent/workflows.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { approversFor } from '../workflows/approvers.js';
import { workflowOf } from '../workflows/versions.js';
import { isOutsideBand } from './requisition.rules.js';
import { bandOf } from './salary-band.queries.js';
import { simulate } from './simulation.rules.js';

@Controller()
export class SimulationController {
  @Handles(simulateWorkflow)
  async simulate(
    { trigger, number, industry, managerId, ...asked }: Input<typeof simulateWorkflow>,
    ctx: Ctx,
  ): Promise<Output<typeof simulateWorkflow>> {
    const { requesterId, department, salaryMax } = asked;
    const named = [...new Set([requesterId, managerId ?? requesterId])];
    const [{ steps }, { people: known }, timezone, band] = await Promise.all([
      workflowOf(ctx.db, trigger, number),
      ctx.call(namePeople, { ids: named }),
      timezoneOf(ctx),
      bandOf(ctx.db, { industry, department }),
    ]);
    if (known.length < named.length) throw new DomainError('resource.missing');
    const hires = trigger === 'offer' && { hiringManagerId: managerId ?? requesterId };
    const approvers = await approversFor(ctx, { industry, requesterId, ...hires }, steps);
    const outsideBand = isOutsideBand({ salaryMin: null, salaryMax }, band);
    const seen = simulate(steps, { ...asked, outsideBand }, approvers, ctx.now, timezone);
    const people = await peopleById(
      ctx,
      seen.steps.flatMap(({ approverIds }) => approverIds),
    );
    return {
      outsideBand,
      stops: seen.stops,
      steps: seen.steps.map(({ approverIds, ...step }) => ({
        ...step,
        approvers: approverIds.map((id) => people(id).name),
      })),
    };
  }
}
