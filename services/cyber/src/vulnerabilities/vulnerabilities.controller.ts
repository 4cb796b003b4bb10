import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportVulnerabilities,
  getVulnerability,
  listVulnerabilities,
} from '@talent-os/contracts/cyber/vulnerabilities.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { csv } from '@talent-os/service-kit/csv';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { COLUMNS } from './export-columns.js';
import { listOfVulnerabilities, vulnerabilitiesToExport, vulnerabilityOf } from './vulnerabilities.queries.js';

@Controller()
export class VulnerabilitiesController {
  @Handles(listVulnerabilities)
  list(input: Input<typeof listVulnerabilities>, ctx: Ctx) {
    return listOfVulnerabilities(ctx, input);
  }

  @Handles(getVulnerability)
  get({ vulnerabilityId }: Input<typeof getVulnerability>, ctx: Ctx) {
    return vulnerabilityOf(ctx, vulnerabilityId);
  }

  @Handles(exportVulnerabilities)
  async export(input: Input<typeof exportVulnerabilities>, ctx: Ctx) {
    const rows = await vulnerabilitiesToExport(ctx, input);
    return {
      filename: `vulnerabilities-${await todayOf(ctx)}.csv`,
      csv: csv(COLUMNS, rows),
      total: rows[0]?.total ?? 0,
    };
  }
}
