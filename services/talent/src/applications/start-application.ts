import type { ApplicationSource, StageType } from '@talent-os/contracts/talent/pipeline.js';
import type { Answer } from '@talent-os/contracts/talent/position-questions.js';
import { applicationStarted } from '@talent-os/contracts/talent/application-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { announceStage } from '../messages/announce-stage.js';
import { firstStage } from '../positions/pipeline.rules.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import type { Position } from '../positions/position.entity.js';
import { eventPayload } from './application-event.js';
import { Application, NOT_REJECTED } from './application.entity.js';

type Start = {
  readonly userId: string;
  readonly source: ApplicationSource;
  /** They enter its first stage of this type. */
  readonly stage: StageType;
  readonly note: string | null;
  readonly answers?: readonly Answer[];
};

/** Puts a person into the pipeline of a position. */
export async function startApplication(
  tx: Transaction,
  position: Position,
  { userId, source, stage, note, answers = [] }: Start,
  ctx: Pick<Ctx, 'userId' | 'now' | 'emit'>,
): Promise<Application> {
  const pipeline = await tx.get(PipelineTemplate, position.pipelineTemplateId);
  const stageKey = firstStage(pipeline.stages, stage).key;
  const application = await tx.insert(Application, {
    positionId: position.id,
    userId,
    source,
    stageKey,
    stageEnteredAt: ctx.now,
    status: 'active',
    history: [{ from: null, to: stageKey, by: ctx.userId, at: ctx.now.toISOString(), note }],
    answers: [...answers],
    ...NOT_REJECTED,
  });
  await announceStage(tx, ctx, { application, position, pipeline });
  ctx.emit(applicationStarted, { ...eventPayload(application, position), source });
  return application;
}
