import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { importVulnerabilities } from '@talent-os/contracts/cyber/vulnerability-changes.js';
import { vulnerabilitiesImported } from '@talent-os/contracts/cyber/vulnerability-events.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { expectInTime } from '@talent-os/service-kit/in-time';
import { offThread } from '@talent-os/service-kit/off-thread';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { asKnown } from './change-vulnerability.js';
import { asSpelled } from './known-assets.js';
import type { readFindings } from './read-findings.js';
import { takeFindings } from './take-findings.js';

const READER = new URL('read-findings.js', import.meta.url);

type FileText = Parameters<typeof readFindings>[0];
type ReadFile = ReturnType<typeof readFindings>;

@Controller()
export class ImportVulnerabilitiesController {
  @Handles(importVulnerabilities)
  async import({ csv, strict }: Input<typeof importVulnerabilities>, ctx: Ctx) {
    const read = await offThread<FileText, ReadFile>(READER, 'readFindings', { csv, strict });
    if (read.found.length === 0) return answerOf(read, { added: 0, updated: 0 });
    const [timezone] = await Promise.all([timezoneOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return asKnown(
      ctx.db.write(async (tx) => {
        const findings = read.found.map(({ finding }) => finding);
        const taken = await takeFindings(tx, ctx, await asSpelled(tx, findings), timezone);
        ctx.emit(vulnerabilitiesImported, { ...taken, refused: read.account.refused });
        expectInTime(ctx);
        return answerOf(read, taken);
      }),
    );
  }
}

const answerOf = (
  { refused, account, notes, format }: ReadFile,
  taken: { readonly added: number; readonly updated: number },
) => ({
  ...taken,
  refused: [...refused],
  account: { ...account, taken: taken.added, known: taken.updated },
  found: [...format],
  notes: [...notes],
});
