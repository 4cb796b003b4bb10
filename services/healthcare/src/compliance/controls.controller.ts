import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  assignControl,
  controlChanged,
  controlsLoaded,
  controlStandings,
  documentAlternative,
  listControls,
  loadControls,
  reviewControl,
} from '@talent-os/contracts/healthcare/compliance.js';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { ComplianceControl } from './control.entity.js';
import { isOverdue, nextReviewOn, reviewRefusal } from './control.rules.js';
import { controlsOf, coverageOf, standingsOf } from './controls.queries.js';
import { ControlEvidence } from './evidence.entity.js';
import { installControls } from './load-controls.js';
import { measures } from './measures.js';

@Controller()
export class ControlsController {
  @Handles(listControls)
  async list(_input: Input<typeof listControls>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const [controls, coverage] = await Promise.all([controlsOf(ctx), coverageOf(ctx)]);
    const items = controls.map((control) => ({
      ...control,
      overdue: isOverdue(control.nextReviewOn, today),
      measurable: control.citation in measures,
    }));
    return { items, coverage };
  }

  @Handles(controlStandings)
  async standings(_input: Input<typeof controlStandings>, ctx: Ctx) {
    return { items: await standingsOf(ctx) };
  }

  @Handles(loadControls)
  load(_input: Input<typeof loadControls>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('compliance controls');
      const loaded = (await installControls(tx)).length;
      if (loaded > 0) ctx.emit(controlsLoaded, { count: loaded });
      return { loaded };
    });
  }

  @Handles(documentAlternative)
  alternative({ controlId, text }: Input<typeof documentAlternative>, ctx: Ctx) {
    return change(ctx, controlId, async (_, control) => {
      if (control.kind === 'required') throw new DomainError('compliance.required');
      return { alternative: text, status: 'alternative_documented' };
    }).then(() => ({}));
  }

  @Handles(assignControl)
  async assign({ controlId, ownerId }: Input<typeof assignControl>, ctx: Ctx) {
    const { people } = await ctx.call(namePeople, { ids: [ownerId] });
    await ensurePeopleCached(ctx, [ownerId]);
    await change(ctx, controlId, async () => {
      if (people.length === 0)
        throw new DomainError('request.invalid', [{ field: 'ownerId', message: 'Please choose a person' }]);
      return { ownerId };
    });
    return {};
  }

  @Handles(reviewControl)
  async review({ controlId, status }: Input<typeof reviewControl>, ctx: Ctx) {
    const reviewedOn = await todayOf(ctx);
    const control = await change(ctx, controlId, async (tx, held) => {
      const evidence = await tx.findAll(ControlEvidence, { controlId });
      const refusal = reviewRefusal(held, status, evidence.length);
      if (refusal) throw new DomainError(refusal);
      return { status, reviewedOn, nextReviewOn: nextReviewOn(reviewedOn) };
    });
    return { nextReviewOn: control.nextReviewOn! };
  }
}

type Changes = Partial<Pick<ComplianceControl, 'status' | 'alternative' | 'ownerId' | 'reviewedOn' | 'nextReviewOn'>>;

/** Changes a control and tells of it; 404 where it is not the organization's. */
const change = (
  ctx: Ctx,
  id: string,
  changes: (tx: Transaction, control: ComplianceControl) => Promise<Changes>,
): Promise<ComplianceControl> =>
  ctx.db.write(async (tx) => {
    const control = await tx.lock(ComplianceControl, id);
    await tx.update(ComplianceControl, control, await changes(tx, control));
    ctx.emit(controlChanged, { controlId: id, status: control.status });
    return control;
  });
