import type { Ctx, Transaction } from '@talent-os/service-kit';
import { firstStage } from '../positions/pipeline.rules.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import type { Position } from '../positions/position.entity.js';
import { applicationStarted } from '@talent-os/contracts/talent/application-events.js';
import { Application, NOT_REJECTED } from './application.entity.js';
import { eventPayload } from './application-event.js';

/** Puts an employee into the first screen stage of a position's pipeline, unless they are in that pipeline already. */
export async function startInternalApplication(
  tx: Transaction,
  position: Position,
  { userId, note }: { readonly userId: string; readonly note: string | null },
  ctx: Pick<Ctx, 'userId' | 'now' | 'emit'>,
): Promise<void> {
  if (await tx.find(Application, { userId, positionId: position.id, status: 'active' })) return;
  const { stages } = await tx.get(PipelineTemplate, position.pipelineTemplateId);
  const stageKey = firstStage(stages, 'screen').key;
  const application = await tx.insert(Application, {
    positionId: position.id,
    userId,
    source: 'internal',
    stageKey,
    stageEnteredAt: ctx.now,
    status: 'active',
    history: [{ from: null, to: stageKey, by: ctx.userId, at: ctx.now.toISOString(), note }],
    ...NOT_REJECTED,
  });
  ctx.emit(applicationStarted, { ...eventPayload(application, position), source: 'internal' });
}
