import { DomainError, type Ctx, type Reader } from '@talent-os/service-kit';
import type { PackedFrames } from './packed-frames.js';

type FollowedRun = {
  readonly status: 'running' | 'finished';
  readonly frames: PackedFrames | null;
  readonly content: string;
};

/** A run of the caller, with what is stored of it; 404 where it is absent or somebody else's. */
export async function followedRun(ctx: Ctx, runId: string): Promise<FollowedRun> {
  const run = await ctx.db.readOne<FollowedRun>(
    `select r.status, r.frames, a.content
     from chat.chat_run r join chat.chat_message a on a.organization_id = r.organization_id and a.id = r.answer_id
     where r.organization_id = $1 and r.id = $2 and r.person_id = $3`,
    [runId, ctx.userId],
  );
  if (!run) throw new DomainError('resource.missing');
  return run;
}

/** Whether a run is still running in the generation its owner knows. Who cannot ask goes on: closing is fenced anyway. */
export async function ownedStill(ctx: Ctx, runId: string, generation: number): Promise<boolean> {
  const question = ctx.db.readOne(
    `select 1 as mine from chat.chat_run where organization_id = $1 and id = $2 and status = 'running' and generation = $3`,
    [runId, generation],
  );
  return question.then(
    (row) => row !== undefined,
    () => true,
  );
}

export type RunningRun = { readonly runId: string; readonly organizationId: string; readonly startedAt: string };

/** Runs of every organization that nobody has closed, oldest first. */
export const runningRuns = (db: Reader): Promise<RunningRun[]> =>
  db.read(
    `select run_id as "runId", organization_id as "organizationId", started_at as "startedAt"
     from chat.running_run order by started_at limit 1000`,
  );
