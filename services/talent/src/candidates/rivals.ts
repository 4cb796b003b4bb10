import { applicationRestored, applicationWithdrawn } from '@talent-os/contracts/talent/application-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Application } from '../applications/application.entity.js';
import { eventPayload } from '../applications/application-event.js';
import { hasAnother, offerLive, withEntry } from '../applications/entries.js';
import { takesPeople } from '../positions/position.rules.js';
import { Position } from '../positions/position.entity.js';
import { applicationsOf, recordsOf } from './history.queries.js';
import { givesWay, type RivalApplication } from './merge.rules.js';

const NOTE = 'The same person applied twice; the other application goes on';

/** Withdraws what a person has twice in one pipeline, by `givesWay`; answers what was withdrawn. */
export async function withdrawRivals(tx: Transaction, ctx: Ctx, keptId: string, otherId: string): Promise<string[]> {
  const [own, others] = [await recordsOf(tx, keptId), await recordsOf(tx, otherId)];
  const mine = await applicationsOf(tx, own);
  const withdrawn: string[] = [];
  for (const other of await applicationsOf(tx, others))
    for (const one of mine.filter(({ positionId }) => positionId === other.positionId)) {
      const loser = givesWay(await rivalOf(tx, one), await rivalOf(tx, other));
      if (!loser) continue;
      // Two offers for one seat are two promises: somebody takes one back first.
      if (loser.offerLive) throw new DomainError('candidate.offers');
      const application = await tx.lock(Application, loser.id);
      const history = withEntry(application, ctx, 'withdrawn', NOTE);
      await tx.update(Application, application, { status: 'withdrawn', history });
      ctx.emit(applicationWithdrawn, eventPayload(application, await tx.get(Position, application.positionId)));
      withdrawn.push(application.id);
    }
  return withdrawn;
}

async function rivalOf(
  tx: Transaction,
  { id, status, stageKey, stages, appliedAt }: Awaited<ReturnType<typeof applicationsOf>>[number],
): Promise<RivalApplication> {
  const order = stages.find(({ key }) => key === stageKey)?.order ?? 0;
  return { id, status, order, offerLive: await offerLive(tx, id), appliedAt: new Date(appliedAt) };
}

/** Takes those applications up again whose position still takes people, and that nobody has touched since. */
export async function restoreRivals(tx: Transaction, ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) {
    const application = await tx.lock(Application, id);
    const position = await tx.get(Position, application.positionId);
    const untouched = application.status === 'withdrawn' && application.history.at(-1)?.note === NOTE;
    if (!untouched || !takesPeople(position.status) || (await hasAnother(tx, application))) continue;
    const history = withEntry(application, ctx, 'restored', undefined);
    await tx.update(Application, application, { status: 'active', history });
    ctx.emit(applicationRestored, { ...eventPayload(application, position), told: false });
  }
}
