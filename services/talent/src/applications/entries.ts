import type { entryKinds } from '@talent-os/contracts/talent/applications.js';
import { offerStateKeys, offerStates } from '@talent-os/contracts/talent/offer-states.js';
import type { Ctx, Reader, Transaction } from '@talent-os/service-kit';
import { Application, type StageMove } from './application.entity.js';

/** The history with one more entry that is no move. */
export const withEntry = (
  { history, stageKey }: Application,
  ctx: Pick<Ctx, 'userId' | 'now'>,
  kind: (typeof entryKinds)[number],
  note: string | undefined,
): StageMove[] => [
  ...history,
  { kind, from: stageKey, to: stageKey, by: ctx.userId, at: ctx.now.toISOString(), note: note || null },
];

const live = offerStateKeys.filter((state) => offerStates[state].live);

/** Whether an offer keeps the seat for this application. */
export async function offerLive(db: Reader, applicationId: string): Promise<boolean> {
  const found = await db.readOne(
    'select 1 from talent.offer where organization_id = $1 and application_id = $2 and status = any($3) limit 1',
    [applicationId, live],
  );
  return found !== undefined;
}

/** Whether the person has another active application for the position. */
export async function hasAnother(tx: Transaction, { id, userId, positionId }: Application): Promise<boolean> {
  const other = await tx.find(Application, { userId, positionId, status: 'active' });
  return other !== null && other.id !== id;
}
