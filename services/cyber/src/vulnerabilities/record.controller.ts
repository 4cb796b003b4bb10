import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { addVulnerability, updateVulnerability } from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { vulnerabilityChanged } from '@talent-os/contracts/cyber/vulnerability-events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { addFinding } from './add-finding.js';
import { asKnown, changeVulnerability, note } from './change-vulnerability.js';
import { asSpelled } from './known-assets.js';
import { vulnerabilityAfter } from './vulnerabilities.queries.js';
import { Vulnerability } from './vulnerability.entity.js';
import { afterCorrection } from './vulnerability.rules.js';

@Controller()
export class RecordVulnerabilitiesController {
  @Handles(addVulnerability)
  async add(finding: Input<typeof addVulnerability>, ctx: Ctx) {
    const [timezone] = await Promise.all([timezoneOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return asKnown(
      ctx.db.write(async (tx) => {
        const [spelled] = await asSpelled(tx, [finding]);
        const { id } = await addFinding(tx, ctx, spelled!, 'added', timezone);
        ctx.emit(vulnerabilityChanged, { vulnerabilityId: id, change: 'added' });
        return vulnerabilityAfter(tx, ctx, id);
      }),
    );
  }

  @Handles(updateVulnerability)
  update({ vulnerabilityId, version, ...finding }: Input<typeof updateVulnerability>, ctx: Ctx) {
    return changeVulnerability(ctx, { vulnerabilityId, version }, async (tx, vulnerability) => {
      if (vulnerability.status === 'remediated') throw new DomainError('vulnerability.over');
      const isSame = finding.asset.toLowerCase() === vulnerability.asset.toLowerCase();
      const [spelled] = isSame ? [finding] : await asSpelled(tx, [finding]);
      await tx.update(Vulnerability, vulnerability, { ...spelled, ...afterCorrection(vulnerability, finding) });
      await note(tx, vulnerabilityId, ctx.userId, { kind: 'changed' });
      ctx.emit(vulnerabilityChanged, { vulnerabilityId, change: 'updated' });
    });
  }
}
