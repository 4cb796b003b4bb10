import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { firstStage } from '../positions/pipeline.rules.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { Position } from '../positions/position.entity.js';
import { Application } from './application.entity.js';

/**
 * Hires: the application ends in the pipeline's `hired` stage, the seat is theirs, and everybody who waits for it hears
 * of it. Both rows come locked. `startDate` is `YYYY-MM-DD`. Who else is still in the pipeline is listed for rejection.
 */
export async function hire(
  tx: Transaction,
  application: Application,
  position: Position,
  { startDate }: { readonly startDate: Day },
  ctx: Pick<Ctx, 'userId' | 'now' | 'emit'>,
): Promise<void> {
  if (application.status !== 'active' || position.holderId) throw new DomainError('resource.conflict');
  const { stages } = await tx.get(PipelineTemplate, position.pipelineTemplateId);
  const to = firstStage(stages, 'hired').key;
  const move = { from: application.stageKey, to, by: ctx.userId, at: ctx.now.toISOString(), note: null };
  await tx.update(Application, application, {
    status: 'hired',
    stageKey: to,
    stageEnteredAt: ctx.now,
    history: [...application.history, move],
  });
  await tx.update(Position, position, { status: 'filled', filledAt: ctx.now, holderId: application.userId });
  ctx.emit(applicationHired, {
    applicationId: application.id,
    positionId: position.id,
    positionTitle: position.title,
    department: position.department,
    industry: position.industry,
    userId: application.userId,
    source: application.source,
    startDate,
    hiringManagerId: position.hiringManagerId,
    recruiterId: position.recruiterId,
  });
}
