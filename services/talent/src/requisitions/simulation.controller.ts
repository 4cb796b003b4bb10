import { Controller } from '@nestjs/common';
import type { Industry, Input, Output } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { asksAtOnce, type WorkflowStep, type WorkflowTrigger } from '@talent-os/contracts/talent/workflow-shapes.js';
import { simulateWorkflow } from '@talent-os/contracts/talent/workflows.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { managerHereOf } from '../positions/current-manager.js';
import { approversFor, approversOfMove } from '../workflows/approvers.js';
import type { Approvers } from '../workflows/chain.rules.js';
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
    const seat = { industry, requesterId, hiringManagerId: managerId ?? requesterId };
    const approvers = await approversOfSample[trigger](ctx, seat, steps);
    const outsideBand = isOutsideBand({ salaryMin: null, salaryMax }, band);
    const seen = simulate(steps, { ...asked, outsideBand }, approvers, {
      now: ctx.now,
      timezone,
      atOnce: asksAtOnce(trigger),
    });
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

type SampleSeat = { readonly industry: Industry; readonly requesterId: string; readonly hiringManagerId: string };
type SampleApprovers = (ctx: Ctx, seat: SampleSeat, steps: readonly WorkflowStep[]) => Promise<Approvers>;

/** Whom a sample could ask. Who asks in a move is who moves; a manager of theirs who is missing or themselves is nobody. */
const approversOfSample: Readonly<Record<WorkflowTrigger, SampleApprovers>> = {
  requisition: (ctx, { industry, requesterId }, steps) => approversFor(ctx, { industry, requesterId }, steps),
  offer: approversFor,
  transition: async (ctx, { industry, requesterId, hiringManagerId }, steps) => {
    const [approvers, current] = await Promise.all([
      approversOfMove(ctx, industry, steps),
      managerHereOf(ctx, requesterId),
    ]);
    return { ...approvers, receiving: [hiringManagerId], current: current ? [current] : [] };
  },
};
