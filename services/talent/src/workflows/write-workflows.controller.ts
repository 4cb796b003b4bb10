import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { workflowChanged } from '@talent-os/contracts/talent/workflow-events.js';
import {
  DEFAULT_NUMBER,
  type WorkflowStep,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes.js';
import {
  activateWorkflow,
  createWorkflow,
  discardWorkflow,
  updateWorkflow,
} from '@talent-os/contracts/talent/workflows.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { eligibleFor } from './eligible.js';
import { workflowOf } from './versions.js';
import { ApprovalWorkflow } from './workflow.entity.js';
import { faultsOf, keptSteps } from './workflow.rules.js';

@Controller()
export class WriteWorkflowsController {
  @Handles(createWorkflow)
  async create({ trigger, steps: written }: Input<typeof createWorkflow>, ctx: Ctx) {
    const steps = await sound(ctx, written, trigger);
    return ctx.db.write(async (tx) => {
      await inTurn(tx, trigger);
      if (await tx.find(ApprovalWorkflow, { trigger, state: 'draft' })) throw new DomainError('workflow.draft');
      const known = await tx.findAll(ApprovalWorkflow, { trigger });
      const number = Math.max(DEFAULT_NUMBER, ...known.map((one) => one.number)) + 1;
      const row = await tx.insert(ApprovalWorkflow, { trigger, number, state: 'draft', steps, authorId: ctx.userId });
      ctx.emit(workflowChanged, { trigger, number, how: 'created' });
      return { number, version: row.version };
    });
  }

  @Handles(updateWorkflow)
  async update({ trigger, number, version, steps: written }: Input<typeof updateWorkflow>, ctx: Ctx) {
    await workflowOf(ctx.db, trigger, number);
    const steps = await sound(ctx, written, trigger);
    return ctx.db.write(async (tx) => {
      const row = await draftOf(tx, trigger, number);
      tx.expectVersion(row, version);
      await tx.update(ApprovalWorkflow, row, { steps });
      ctx.emit(workflowChanged, { trigger, number, how: 'changed' });
      return { version: row.version };
    });
  }

  /** People may have left since it was written: it is looked at again. The default always finds somebody. */
  @Handles(activateWorkflow)
  async activate({ trigger, number, version }: Input<typeof activateWorkflow>, ctx: Ctx) {
    const { steps } = await workflowOf(ctx.db, trigger, number);
    if (number !== DEFAULT_NUMBER && faultsOf(steps, await eligibleFor(ctx, steps, trigger), trigger).length > 0)
      throw new DomainError('workflow.approver');
    return ctx.db.write(async (tx) => {
      await inTurn(tx, trigger);
      const before = await tx.find(ApprovalWorkflow, { trigger, state: 'active' });
      if ((before?.number ?? DEFAULT_NUMBER) === number) throw new DomainError('workflow.state');
      const next = number === DEFAULT_NUMBER ? null : await tx.lock(ApprovalWorkflow, { trigger, number }, version);
      if (before) await tx.update(ApprovalWorkflow, before, { state: 'replaced' });
      if (next) await tx.update(ApprovalWorkflow, next, { state: 'active', activatedAt: ctx.now });
      ctx.emit(workflowChanged, { trigger, number, how: 'activated' });
      return {};
    });
  }

  @Handles(discardWorkflow)
  discard({ trigger, number }: Input<typeof discardWorkflow>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const row = await draftOf(tx, trigger, number);
      await tx.remove(ApprovalWorkflow, row);
      ctx.emit(workflowChanged, { trigger, number, how: 'discarded' });
      return {};
    });
  }
}

/** Steps as they are kept, or a refusal that names what is wrong by its field. */
async function sound(ctx: Ctx, written: readonly WorkflowStep[], trigger: WorkflowTrigger): Promise<WorkflowStep[]> {
  const steps = keptSteps(written);
  const faults = faultsOf(steps, await eligibleFor(ctx, steps, trigger), trigger);
  if (faults.length > 0) throw new DomainError('request.invalid', faults);
  return steps;
}

/** One change of a workflow at a time: which number comes next, and which version it replaces, no row lock can hold. */
const inTurn = (tx: Transaction, trigger: WorkflowTrigger) => tx.advisoryLock(`workflow ${trigger}`);

async function draftOf(tx: Transaction, trigger: WorkflowTrigger, number: number): Promise<ApprovalWorkflow> {
  await inTurn(tx, trigger);
  if (number === DEFAULT_NUMBER) throw new DomainError('workflow.state');
  const row = await tx.lock(ApprovalWorkflow, { trigger, number });
  if (row.state !== 'draft') throw new DomainError('workflow.state');
  return row;
}
