import { Controller } from '@nestjs/common';
import { errors, type Input, type Output } from '@talent-os/contracts';
import { decideProposal } from '@talent-os/contracts/chat/messages.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { Proposal } from './proposal.entity.js';
import { isSignedBy, proposalKey, stateAt } from './proposal.rules.js';
import { writeCall, type CallRecord } from './record-call.js';
import { operationNamed } from './tool.js';
import { TOOL_PATIENCE_MS } from './tool-run.js';

type Decision = Output<typeof decideProposal>;

/** Stands in a proposal from the moment it is approved until it is known what came of it. */
const UNKNOWN = 'It is not known whether this was done - please look at the screen';

@Controller()
export class ProposalsController {
  @Handles(decideProposal)
  async decide({ runId, callId, decision, signature }: Input<typeof decideProposal>, ctx: Ctx): Promise<Decision> {
    const taken = await ctx.db.write(async (tx) => {
      const row = await tx.lock(Proposal, { id: callId, runId, userId: ctx.userId });
      const { organizationId } = ctx;
      const key = proposalKey(process.env.MASTER_KEY);
      if (!isSignedBy(key, { ...row, organizationId, callId }, signature)) throw new DomainError('chat.proposal');
      const state = stateAt(row.state, row.expiresAt, new Date());
      if (state === 'expired') await tx.update(Proposal, row, { state });
      else if (state === 'waiting') await settle(row);
      else throw new DomainError('chat.proposal');
      return { row, state };

      // A second decision finds it decided; a crash in between leaves the outcome unknown.
      async function settle(proposal: Proposal): Promise<void> {
        const next =
          decision === 'declined' ? { state: decision, outcome: null } : { state: 'failed' as const, outcome: UNKNOWN };
        await tx.update(Proposal, proposal, { ...next, decidedAt: ctx.now });
        const outcome = decision === 'declined' ? 'denied' : 'waiting';
        await writeCall(tx, ctx, noRun(runId), { ...recordOf(proposal), decision, outcome });
      }
    });
    if (taken.state === 'expired') return { state: 'expired', outcome: null };
    if (decision === 'declined') return { state: 'declined', outcome: null };
    return this.perform(taken.row, ctx);
  }

  private async perform(proposal: Proposal, ctx: Ctx): Promise<Decision> {
    const record = recordOf(proposal);
    const done = await performed(proposal, ctx);
    await ctx.db.write(async (tx) => {
      const row = await tx.lock(Proposal, proposal.id);
      await tx.update(Proposal, row, done);
      const outcome = done.state === 'approved' ? 'answered' : 'failed';
      await writeCall(tx, ctx, noRun(proposal.runId), { ...record, decision: 'approved', outcome });
    });
    return done;
  }
}

/** Performs the change as the caller: the operation decides once more, and its refusal is what people read. */
async function performed({ operation, args }: Proposal, ctx: Ctx): Promise<Decision> {
  try {
    await ctx.withDeadline(TOOL_PATIENCE_MS).call(operationNamed(operation), args as never);
    return { state: 'approved', outcome: 'Done' };
  } catch (error) {
    if (!(error instanceof DomainError))
      ctx.log.error({ err: error, proposed: operation }, 'an approved change failed');
    const isClear = error instanceof DomainError && error.code !== 'service.late';
    return { state: 'failed', outcome: isClear ? errors[error.code].title : UNKNOWN };
  }
}

const noRun = (runId: string) => ({ runId, provider: null, model: null, promptVersion: null });

const recordOf = ({ id, operation, args }: Proposal): Omit<CallRecord, 'decision' | 'outcome'> => ({
  callId: id,
  operation: operationNamed(operation),
  args,
  rows: null,
  startedAt: performance.now(),
});
