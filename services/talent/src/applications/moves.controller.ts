import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  holdApplication,
  moveApplication,
  moveApplications,
  undoMoves,
} from '@talent-os/contracts/talent/application-changes.js';
import { applicationHeld, applicationMoved } from '@talent-os/contracts/talent/application-events.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { announceStage } from '../messages/announce-stage.js';
import { interviewsSettled } from '../interviews/settled.js';
import { Application } from './application.entity.js';
import { eventPayload } from './application-event.js';
import { hasAnother, offerLive, withEntry } from './entries.js';
import { beforeLastMove, endRefusal, moveRefusal, undoable } from './move.rules.js';
import { doneOf, refusedOf, type Outcome } from './outcomes.js';
import { lockApplication, lockApplications, type LoadedApplication } from './reach.js';
import { applicationsById } from './applications.queries.js';
import { credentialsOf } from './credentials.js';
import { allMet, requirementsOf } from './requirement.rules.js';

@Controller()
export class MovesController {
  @Handles(moveApplication)
  async move({ applicationId, stageKey, note, version }: Input<typeof moveApplication>, ctx: Ctx) {
    const met = await requirementsMet(ctx, [applicationId]);
    return ctx.db.write(async (tx) => {
      const loaded = await lockApplication(tx, ctx, applicationId);
      tx.expectVersion(loaded.application, version);
      const refusal = await tryMove(tx, ctx, loaded, { stageKey, note, met });
      if (refusal) throw new DomainError(refusal);
      const { name } = loaded.pipeline.stages.find(({ key }) => key === stageKey)!;
      return { stageKey, stageName: name, version: loaded.application.version };
    });
  }

  @Handles(moveApplications)
  async moveAll({ applicationIds, stageKey, note }: Input<typeof moveApplications>, ctx: Ctx) {
    const met = await requirementsMet(ctx, applicationIds);
    const done = await ctx.db.write(async (tx) => {
      const outcomes: Outcome[] = [];
      for (const loaded of await lockApplications(tx, ctx, applicationIds))
        outcomes.push({ ...loaded, refusal: await tryMove(tx, ctx, loaded, { stageKey, note, met }) });
      return outcomes;
    });
    return { moved: doneOf(done), refused: await refusedOf(ctx, done) };
  }

  @Handles(undoMoves)
  undo({ applicationIds }: Input<typeof undoMoves>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const loaded = await lockApplications(tx, ctx, applicationIds);
      for (const { application, position } of loaded) {
        if (application.status !== 'active' || !undoable(application.history, ctx.userId, ctx.now))
          throw new DomainError('application.undo');
        const from = application.stageKey;
        const before = beforeLastMove(application.history, application.createdAt);
        await tx.update(Application, application, before);
        await due.set(tx, 'message', application.id, undefined);
        ctx.emit(applicationMoved, { ...eventPayload(application, position), from, to: before.stageKey, undone: true });
      }
      return { undone: loaded.map(({ application }) => application.id) };
    });
  }

  @Handles(holdApplication)
  hold({ applicationId, onHold, note }: Input<typeof holdApplication>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { application, position } = await lockApplication(tx, ctx, applicationId);
      const status = onHold ? 'on_hold' : 'active';
      const refusal = endRefusal({ status: application.status, offerLive: await offerLive(tx, applicationId) });
      if (refusal) throw new DomainError(refusal);
      if (application.status === status) return { version: application.version };
      if (!onHold && (await hasAnother(tx, application))) throw new DomainError('application.again');
      const history = withEntry(application, ctx, onHold ? 'held' : 'resumed', note);
      await tx.update(Application, application, { status, history });
      ctx.emit(applicationHeld, { ...eventPayload(application, position), onHold });
      return { version: application.version };
    });
  }
}

type Step = { readonly stageKey: string; readonly note: string | undefined; readonly met: ReadonlySet<string> };

/** Moves where the rules let it; answers what they refuse. */
async function tryMove(tx: Transaction, ctx: Ctx, loaded: LoadedApplication, { stageKey, note, met }: Step) {
  const { application, position, pipeline } = loaded;
  const to = pipeline.stages.find(({ key }) => key === stageKey);
  const refusal = moveRefusal({
    status: application.status,
    seat: position.status,
    from: application.stageKey,
    to,
    offerLive: await offerLive(tx, application.id),
    settled: to?.type === 'offer' && (await interviewsSettled(tx, application.id)),
    requirementsMet: met.has(application.id),
    note,
  });
  if (refusal) return refusal;
  const from = application.stageKey;
  const move = { from, to: stageKey, by: ctx.userId, at: ctx.now.toISOString(), note: note || null };
  await tx.update(Application, application, {
    stageKey,
    stageEnteredAt: ctx.now,
    history: [...application.history, move],
  });
  await announceStage(tx, ctx, loaded);
  ctx.emit(applicationMoved, { ...eventPayload(application, position), from, to: stageKey, undone: false });
  return undefined;
}

/** The applications all of whose hard requirements are met now. Asks other services: outside of a transaction. */
async function requirementsMet(ctx: Ctx, applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await applicationsById(ctx, [...new Set(applicationIds)]);
  const credentials = await credentialsOf(ctx, rows);
  return new Set(
    rows.filter((row) => allMet(requirementsOf(row.hardRequirements, credentials(row)))).map(({ id }) => id),
  );
}
