import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  listIntelReports,
  shareIntelReport,
  writeIntelReport,
  type IntelReport as Report,
} from '@talent-os/contracts/cyber/intel-reports.js';
import { intelReportWritten } from '@talent-os/contracts/cyber/threat-events.js';
import { classifications, mayShare, strictest, type Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { nameOf, person } from '../sql/people.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { IntelReport } from './intel-report.entity.js';
import { Threat } from './threat.entity.js';

const REPORT = `r.id, r.title, r.body, r.tlp, ${nameOf('p', 'r.author_id')} as "authorName", r.created_at as "createdAt",
  jsonb_array_length(r.threat_ids) as threats`;
const AUTHOR = person('p', 'r.author_id');
const REPORTS = `cyber.intel_report r ${AUTHOR}`;
const USUAL = 'r.created_at desc';

@Controller()
export class IntelReportsController {
  @Handles(listIntelReports)
  async list({ page, search, sort, week }: Input<typeof listIntelReports>, ctx: Ctx) {
    const filters = new Filters('r.organization_id = $1').search(
      holdingWords('cyber', 'r.title', 'r.body'),
      containingWords(search),
    );
    if (week !== undefined) {
      const [now, timezone] = [filters.arg(ctx.now), filters.arg(await timezoneOf(ctx))];
      filters.andWhether(`r.created_at >= date_trunc('week', ${now}::timestamptz, ${timezone})`, week);
    }
    const order = orderBy({ title: 'r.title', createdAt: 'r.created_at' }, sort, USUAL, 'r.id');
    return ctx.db.json<Output<typeof listIntelReports>>(
      listJson({
        table: 'cyber.intel_report r',
        joins: { p: AUTHOR },
        filters,
        order,
        indexed: `${USUAL}, r.id`,
        item: REPORT,
        page,
      }),
      filters.args,
    );
  }

  @Handles(writeIntelReport)
  async write({ threatIds, ...facts }: Input<typeof writeIntelReport>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const ids = [...new Set(threatIds)];
      const sources: Classification[] = [];
      for (const id of ids) sources.push((await tx.get(Threat, id)).classification);
      const needed = strictest(sources);
      if (classifications.indexOf(facts.tlp) > classifications.indexOf(needed)) throw new DomainError('threat.tlp');
      const report = await tx.insert(IntelReport, { ...facts, threatIds: ids, authorId: ctx.userId });
      ctx.emit(intelReportWritten, { reportId: report.id });
      const row = await tx.readOne<{ report: Report }>(
        `select row_to_json(one) as report from (select ${REPORT} from ${REPORTS} where r.organization_id = $1 and r.id = $2) one`,
        [report.id],
      );
      return row!.report;
    });
  }

  @Handles(shareIntelReport)
  async share({ reportId, circle }: Input<typeof shareIntelReport>, ctx: Ctx) {
    const report = await ctx.db.readExisting<Report>(
      `select ${REPORT} from ${REPORTS} where r.organization_id = $1 and r.id = $2`,
      [reportId],
    );
    if (!mayShare(report.tlp, circle)) throw new DomainError('threat.tlp');
    const { title, body, tlp, authorName, createdAt } = report;
    const text = [
      tlp,
      '',
      title,
      `${authorName}, ${dayIn(new Date(createdAt), await timezoneOf(ctx))}`,
      '',
      body,
      '',
      tlp,
    ].join('\r\n');
    return { filename: `intel-report-${reportId.slice(0, 8)}.txt`, text };
  }
}
