import type { Input } from '@talent-os/contracts';
import type { applyForPosition } from '@talent-os/contracts/talent/advertised-positions.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { credentialsOf } from '../applications/credentials.js';
import { pastIn } from '../applications/previous-applications.queries.js';
import { applyRefusal } from '../applications/reapply.rules.js';
import { requirementsOf } from '../applications/requirement.rules.js';
import { startApplication } from '../applications/start-application.js';
import { Position } from '../positions/position.entity.js';
import { advertisedById, seekerOf } from './advertised.queries.js';
import { answersTo, applyingRefusal } from './apply.rules.js';

/** The caller applies for a position they may apply for; `first` may refuse in the transaction. */
export async function applyFor(
  ctx: Ctx,
  { positionId, note, answers }: Input<typeof applyForPosition>,
  first: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<{ applicationId: string }> {
  const found = await advertisedById(ctx, positionId);
  if (!found) throw new DomainError('resource.missing');
  const facts = { userId: ctx.userId, industry: found.position.industry, hardRequirements: found.hardRequirements };
  const requirements = requirementsOf(found.hardRequirements, (await credentialsOf(ctx, [facts]))(facts));
  const { shown } = seekerOf(ctx);
  return ctx.db.write(async (tx) => {
    await first(tx);
    // What was true a moment ago may be over: the seat is looked at again under its lock.
    const position = await tx.lock(Position, positionId);
    if (position.status !== 'open' || !shown.includes(position.visibility)) throw new DomainError('resource.missing');
    const refusal =
      applyRefusal(await pastIn(tx, ctx.userId, positionId), ctx.now) ??
      applyingRefusal({ questions: position.questions, answers, requirements, note });
    if (refusal) throw new DomainError(refusal);
    const { id } = await startApplication(
      tx,
      position,
      {
        userId: ctx.userId,
        source: 'direct',
        stage: 'applied',
        note: note || null,
        answers: answersTo(position.questions, answers),
      },
      ctx,
    );
    return { applicationId: id };
  });
}
