import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { swapAnswered, swapProposed, swapWithdrawn } from '@talent-os/contracts/healthcare/shifts-events.js';
import {
  answerSwap,
  mySwaps,
  proposeSwap,
  swapOptions,
  withdrawSwap,
} from '@talent-os/contracts/healthcare/shifts-swaps.js';
import { Handles, DomainError, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../../people/people-cache.js';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import { requireExchangeable } from './exchange.js';
import { lockPair, lockSwap } from './lock-swap.js';
import { ShiftSwap } from './swap.entity.js';
import { stepOf } from './swap.rules.js';
import { openSwapOf, optionsOf, swapsOf } from './swaps.queries.js';

/** Who has an assignment, before it is locked. */
const HOLDERS = 'select user_id as id from healthcare.shift_assignment where organization_id = $1 and id = $2';
const ONE_AT_A_TIME = { shift_swap_given: 'swap.open', shift_swap_wanted: 'swap.open' } as const;

@Controller()
export class SwapsController {
  @Handles(mySwaps)
  mine(_input: Input<typeof mySwaps>, ctx: Ctx) {
    return swapsOf(ctx);
  }

  @Handles(swapOptions)
  options({ shiftId }: Input<typeof swapOptions>, ctx: Ctx) {
    return optionsOf(ctx, shiftId);
  }

  @Handles(proposeSwap)
  async propose({ shiftId, assignmentId }: Input<typeof proposeSwap>, ctx: Ctx) {
    const { userId } = ctx;
    const holders = await ctx.db.read<{ id: string }>(HOLDERS, [assignmentId]);
    await ensurePeopleCached(ctx, [userId, ...holders.map(({ id }) => id)]);
    const proposed = ctx.db.write(async (tx) => {
      const mine = await tx.find(ShiftAssignment, { shiftId, userId, status: 'confirmed' });
      if (!mine) throw new DomainError('resource.missing');
      const pair = await lockPair(tx, mine.id, assignmentId);
      const colleagueId = pair.wanted.assignment.userId;
      if (colleagueId === userId) throw new DomainError('swap.slot');
      await requireExchangeable(tx, pair, ctx.now);
      if (await openSwapOf(tx, [mine.id, assignmentId])) throw new DomainError('swap.open');
      const { id } = await tx.insert(ShiftSwap, {
        proposerId: userId,
        colleagueId,
        givenId: mine.id,
        wantedId: assignmentId,
        status: 'proposed',
      });
      ctx.emit(swapProposed, { swapId: id, proposerId: userId, colleagueId });
      return { id };
    });
    return refuseDuplicates(proposed, ONE_AT_A_TIME);
  }

  @Handles(answerSwap)
  answer({ swapId, accepted }: Input<typeof answerSwap>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.get(ShiftSwap, { id: swapId, colleagueId: ctx.userId });
      const { swap, ...pair } = await lockSwap(tx, swapId);
      const step = stepOf(swap, accepted ? 'accept' : 'refuse', ctx.userId);
      if ('refusal' in step) throw new DomainError(step.refusal);
      if (accepted) await requireExchangeable(tx, pair, ctx.now);
      await tx.update(ShiftSwap, swap, { status: step.status });
      const { proposerId, colleagueId } = swap;
      ctx.emit(swapAnswered, { swapId, proposerId, colleagueId, accepted });
      return { status: step.status };
    });
  }

  @Handles(withdrawSwap)
  withdraw({ swapId }: Input<typeof withdrawSwap>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.get(ShiftSwap, { id: swapId, proposerId: ctx.userId });
      const { swap } = await lockSwap(tx, swapId);
      const step = stepOf(swap, 'withdraw', ctx.userId);
      if ('refusal' in step) throw new DomainError(step.refusal);
      await tx.update(ShiftSwap, swap, { status: step.status });
      const { proposerId, colleagueId } = swap;
      ctx.emit(swapWithdrawn, { swapId, proposerId, colleagueId });
      return {};
    });
  }
}
