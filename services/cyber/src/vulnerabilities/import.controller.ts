import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { importVulnerabilities } from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { vulnerabilitiesImported } from '@talent-os/contracts/cyber/vulnerability-events.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { offThread } from '@talent-os/service-kit/off-thread';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { asKnown } from './change-vulnerability.js';
import { asSpelled } from './known-assets.js';
import type { readFindings } from './read-findings.js';
import { takeFindings } from './take-findings.js';

const READER = new URL('read-findings.js', import.meta.url);

@Controller()
export class ImportVulnerabilitiesController {
  @Handles(importVulnerabilities)
  async import({ csv }: Input<typeof importVulnerabilities>, ctx: Ctx) {
    const { found, refused } = await offThread<string, ReturnType<typeof readFindings>>(READER, 'readFindings', csv);
    if (found.length === 0) return { added: 0, updated: 0, refused: [...refused] };
    const [timezone] = await Promise.all([timezoneOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return asKnown(
      ctx.db.write(async (tx) => {
        const findings = found.map(({ finding }) => finding);
        const taken = await takeFindings(tx, ctx, await asSpelled(tx, findings), timezone);
        ctx.emit(vulnerabilitiesImported, { ...taken, refused: refused.length });
        return { ...taken, refused: [...refused] };
      }),
    );
  }
}
