import type { Ctx, Transaction } from '@talent-os/service-kit';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { Position } from '../positions/position.entity.js';
import { Application } from './application.entity.js';
import { keptTo } from '../positions/kept-to.js';

export type LoadedApplication = {
  readonly application: Application;
  readonly position: Position;
  readonly pipeline: PipelineTemplate;
};

/** An application within the caller's reach, locked, with its position and pipeline. 404 beyond it. */
export async function lockApplication(tx: Transaction, ctx: Ctx, id: string): Promise<LoadedApplication> {
  const application = await tx.lock(Application, id);
  const hiringManagerId = keptTo(ctx);
  const position = await tx.get(Position, { id: application.positionId, ...(hiringManagerId && { hiringManagerId }) });
  return { application, position, pipeline: await tx.get(PipelineTemplate, position.pipelineTemplateId) };
}

/** Several of them, always in the same order so that two people never wait for each other. */
export async function lockApplications(
  tx: Transaction,
  ctx: Ctx,
  ids: readonly string[],
): Promise<LoadedApplication[]> {
  const found: LoadedApplication[] = [];
  for (const id of [...new Set(ids)].toSorted()) found.push(await lockApplication(tx, ctx, id));
  return found;
}
