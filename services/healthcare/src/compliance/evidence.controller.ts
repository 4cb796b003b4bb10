import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { attachEvidence, collectEvidence, controlChanged } from '@talent-os/contracts/healthcare/compliance.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../people/people-cache.js';
import { ComplianceControl } from './control.entity.js';
import { ControlEvidence } from './evidence.entity.js';
import { measures } from './measures.js';

@Controller()
export class EvidenceController {
  @Handles(collectEvidence)
  async collect({ controlId }: Input<typeof collectEvidence>, ctx: Ctx) {
    const control = await ctx.db.readExisting<{ citation: string }>(
      'select citation from healthcare.compliance_control where organization_id = $1 and id = $2',
      [controlId],
    );
    const measure = measures[control.citation];
    if (!measure) throw new DomainError('compliance.unmeasured');
    const measured = await measure(ctx);
    await keep(ctx, controlId, { source: 'platform', ...measured });
    return measured;
  }

  @Handles(attachEvidence)
  attach({ controlId, text }: Input<typeof attachEvidence>, ctx: Ctx) {
    return keep(ctx, controlId, { source: 'person', text, passed: null });
  }
}

async function keep(ctx: Ctx, controlId: string, piece: Pick<ControlEvidence, 'source' | 'text' | 'passed'>) {
  await ensurePeopleCached(ctx, [ctx.userId]);
  return ctx.db.write(async (tx) => {
    const { status } = await tx.get(ComplianceControl, controlId);
    const { id } = await tx.insert(ControlEvidence, { controlId, ...piece, byId: ctx.userId });
    ctx.emit(controlChanged, { controlId, status });
    return { id };
  });
}
