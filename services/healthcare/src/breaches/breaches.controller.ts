import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { breachDecided, decideBreach, listBreaches, recordNotice } from '@talent-os/contracts/healthcare/breaches.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { ensurePeopleCached } from '../people/people-cache.js';
import { BreachAssessment } from './breach.entity.js';
import { daysLeft, refusalOf } from './breach.rules.js';
import { assessments } from './breaches.queries.js';

@Controller()
export class BreachesController {
  @Handles(listBreaches)
  async list(_input: Input<typeof listBreaches>, ctx: Ctx) {
    const today = await todayOf(ctx);
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
  async notified({ assessmentId, notifiedOn }: Input<typeof recordNotice>, ctx: Ctx) {
    const [today, timezone] = await Promise.all([todayOf(ctx), timezoneOf(ctx)]);
    return change(ctx, assessmentId, 'notified', (assessment) => {
      if (notifiedOn > today) throw invalid('Please choose today or an earlier day');
      if (notifiedOn < dayIn(new Date(assessment.discoveredAt), timezone))
        throw invalid('This day lies before the discovery');
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
