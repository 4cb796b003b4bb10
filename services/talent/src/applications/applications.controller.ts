import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { MOST_AT_ONCE } from '@talent-os/contracts/talent/application-changes.js';
import {
  exportApplications,
  getApplication,
  getLicences,
  getPipelineBoard,
  listApplications,
  listRemaining,
  type PipelineCard,
} from '@talent-os/contracts/talent/applications.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { detailOf } from './application.detail.js';
import {
  allPipelines,
  applicationsToExport,
  askedForPapers,
  countRemaining,
  pageOfApplications,
  remaining,
  type ApplicationFilter,
} from './applications.queries.js';
import { boardOf } from './board.js';
import { cardsOf } from './cards.js';
import { credentialsOf } from './credentials.js';
import { licencesIn, requirementsOf, licenseOf } from './requirement.rules.js';

@Controller()
export class ApplicationsController {
  @Handles(getPipelineBoard)
  board(input: Input<typeof getPipelineBoard>, ctx: Ctx) {
    return boardOf(ctx, input);
  }

  @Handles(listApplications)
  async list(input: Input<typeof listApplications>, ctx: Ctx) {
    const { items, ...rest } = await pageOfApplications(ctx, input, await licensedAs(ctx, input));
    return { items: await cardsOf(ctx, items, rest.pipelines), ...rest };
  }

  @Handles(getApplication)
  get({ applicationId }: Input<typeof getApplication>, ctx: Ctx) {
    return detailOf(ctx, applicationId);
  }

  @Handles(listRemaining)
  async remaining(input: Input<typeof listRemaining>, ctx: Ctx) {
    const [rows, pipelines, total] = await Promise.all([
      remaining(ctx, input, MOST_AT_ONCE),
      allPipelines(ctx),
      countRemaining(ctx, input),
    ]);
    return { items: await cardsOf(ctx, rows, pipelines), total };
  }

  @Handles(getLicences)
  async licences({ mine }: Input<typeof getLicences>, ctx: Ctx) {
    const rows = await askedForPapers(ctx, { industry: 'HEALTHCARE', mine });
    const credentials = await credentialsOf(ctx, rows);
    return licencesIn(rows.map((row) => requirementsOf(row.hardRequirements, credentials(row))));
  }

  @Handles(exportApplications)
  async export(input: Input<typeof exportApplications>, ctx: Ctx) {
    const [rows, pipelines] = await Promise.all([
      licensedAs(ctx, input).then((ids) => applicationsToExport(ctx, input, ids)),
      allPipelines(ctx),
    ]);
    return exportOf(ctx, 'applications', listApplications, columns, await cardsOf(ctx, rows, pipelines), {
      total: rows[0]?.total,
    });
  }
}

const columns: readonly Column<PipelineCard>[] = [
  'personName',
  'personTitle',
  'positionTitle',
  'department',
  'stageName',
  'daysInStage',
  'status',
  'source',
  'match',
  ['requirements', ({ requirements }) => requirements.map(({ value, state }) => `${value}: ${state}`)],
  'nextInterviewAt',
  'waitingFor',
  'appliedAt',
];

/** Applications under way whose license stands as asked for; nothing where nobody asks. The healthcare service knows. */
async function licensedAs(
  ctx: Ctx,
  { license, industry, mine }: Pick<ApplicationFilter, 'license' | 'industry' | 'mine'>,
): Promise<string[] | undefined> {
  if (!license) return undefined;
  const rows = await askedForPapers(ctx, { industry, mine });
  const credentials = await credentialsOf(ctx, rows);
  return rows
    .filter((row) => licenseOf(requirementsOf(row.hardRequirements, credentials(row))) === license)
    .map(({ id }) => id);
}
