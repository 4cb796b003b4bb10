import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  acceptVulnerability,
  assignVulnerability,
  checkVulnerability,
  mitigateVulnerability,
  remediateVulnerability,
} from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { vulnerabilityAssigned, vulnerabilityChanged } from '@talent-os/contracts/cyber/vulnerability-events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensureAnalystCached } from '../people/analysts.js';
import { nameIn } from '../people/people-cache.js';
import { changeVulnerability, eventPayload, note } from './change-vulnerability.js';
import { Vulnerability } from './vulnerability.entity.js';
import { stepRefusal, type Step } from './vulnerability.rules.js';

@Controller()
export class HandleVulnerabilitiesController {
  @Handles(mitigateVulnerability)
  mitigate(input: Input<typeof mitigateVulnerability>, ctx: Ctx) {
    return this.step(input, ctx, { to: 'mitigating', by: ctx.userId }, ({ ownerId }) => ({
      ownerId: ownerId ?? ctx.userId,
    }));
  }

  @Handles(remediateVulnerability)
  remediate(input: Input<typeof remediateVulnerability>, ctx: Ctx) {
    return this.step(input, ctx, { to: 'remediated', by: ctx.userId }, () => ({ remediatedAt: ctx.now }), input.note);
  }

  @Handles(acceptVulnerability)
  accept(input: Input<typeof acceptVulnerability>, ctx: Ctx) {
    const { until, reason } = input;
    const changes = { acceptedUntil: until, acceptedById: ctx.userId, acceptReason: reason };
    return this.step(input, ctx, { to: 'accepted', by: ctx.userId, until }, () => changes, reason);
  }

  @Handles(checkVulnerability)
  check({ note: found, ...about }: Input<typeof checkVulnerability>, ctx: Ctx) {
    return changeVulnerability(ctx, about, async (tx, vulnerability) => {
      if (vulnerability.status === 'remediated') throw new DomainError('vulnerability.over');
      await tx.update(Vulnerability, vulnerability, { checkedAt: ctx.now });
      await note(tx, vulnerability.id, ctx.userId, { kind: 'check', note: found });
      ctx.emit(vulnerabilityChanged, { vulnerabilityId: vulnerability.id, change: 'checked' });
    });
  }

  @Handles(assignVulnerability)
  async assign({ ownerId, ...about }: Input<typeof assignVulnerability>, ctx: Ctx) {
    const responds = await ensureAnalystCached(ctx, ownerId);
    return changeVulnerability(ctx, about, async (tx, vulnerability) => {
      if (vulnerability.status === 'remediated') throw new DomainError('vulnerability.over');
      if (!responds) throw new DomainError('incident.responder');
      await tx.update(Vulnerability, vulnerability, { ownerId });
      await note(tx, vulnerability.id, ctx.userId, { kind: 'owner', toValue: await nameIn(tx, ownerId) });
      ctx.emit(vulnerabilityAssigned, eventPayload(vulnerability));
    });
  }

  private async step(
    about: { readonly vulnerabilityId: string; readonly version: number },
    ctx: Ctx,
    step: Step,
    changes: (vulnerability: Vulnerability) => Partial<Vulnerability>,
    why: string | null = null,
  ) {
    const today = await todayOf(ctx);
    return changeVulnerability(ctx, about, async (tx, vulnerability) => {
      const refusal = stepRefusal(vulnerability, step, today);
      if (refusal) throw new DomainError(refusal);
      const from = vulnerability.status;
      await tx.update(Vulnerability, vulnerability, { status: step.to, ...changes(vulnerability) });
      const kind = step.to === 'accepted' ? 'accepted' : 'moved';
      const toValue = step.to === 'accepted' ? step.until : step.to;
      await note(tx, vulnerability.id, ctx.userId, { kind, fromValue: from, toValue, note: why });
      ctx.emit(vulnerabilityChanged, { vulnerabilityId: vulnerability.id, change: step.to });
    });
  }
}
