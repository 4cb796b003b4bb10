import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { breachDecided, decideBreach, listBreaches, recordNotice } from '@talent-os/contracts/healthcare/breaches.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { ensurePeopleCached } from '../people/people-cache.js';
import { BreachAssessment } from './breach.entity.js';
import { daysLeft, refusalOf } from './breach.rules.js';
import { assessments } from './breaches.queries.js';

@Controller()
export class BreachesController {
  @Handles(listBreaches)
  async list(_input: Input<typeof listBreaches>, ctx: Ctx) {
    const today = dayOf(ctx.now);
    const items = (await assessments(ctx)).map((one) => ({
      ...one,
      daysLeft: daysLeft(one.decision, one.notifyBy, today),
    }));
    return { items };
  }

  @Handles(decideBreach)
  decide({ assessmentId, ...decided }: Input<typeof decideBreach>, ctx: Ctx) {
    return change(ctx, assessmentId, decided.decision, () => ({ ...decided, decidedById: ctx.userId }));
  }

  @Handles(recordNotice)
  notified({ assessmentId, notifiedOn }: Input<typeof recordNotice>, ctx: Ctx) {
    return change(ctx, assessmentId, 'notified', (assessment) => {
      if (notifiedOn > dayOf(ctx.now)) throw invalid('Please choose today or an earlier day');
      if (notifiedOn < dayOf(new Date(assessment.discoveredAt))) throw invalid('This day lies before the discovery');
      return { decision: 'notified', notifiedOn };
    });
  }
}

const invalid = (message: string) => new DomainError('request.invalid', [{ field: 'notifiedOn', message }]);

type BreachChange = Parameters<typeof refusalOf>[1];
type Changes = Parameters<Transaction['update']>[2] & Partial<BreachAssessment>;

async function change(ctx: Ctx, id: string, to: BreachChange, changes: (assessment: BreachAssessment) => Changes) {
  await ensurePeopleCached(ctx, [ctx.userId]);
  return ctx.db.write(async (tx) => {
    const assessment = await tx.lock(BreachAssessment, id);
    const refusal = refusalOf(assessment.decision, to);
    if (refusal) throw new DomainError(refusal);
    await tx.update(BreachAssessment, assessment, changes(assessment));
    const { incidentId, decision } = assessment;
    ctx.emit(breachDecided, { assessmentId: id, incidentId, decision });
    return { decision };
  });
}
