import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  EXPORT_APPLICATIONS,
  exportApplications,
  getApplication,
  getLicences,
  getPipelineBoard,
  listApplications,
  listRemaining,
  type PipelineCard,
} from '@talent-os/contracts/talent/applications.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { csv } from '@talent-os/service-kit/csv';
import { detailOf } from './application.detail.js';
import {
  allPipelines,
  countRemaining,
  everyApplication,
  positionChoices,
  remaining,
  underWay,
} from './applications.queries.js';
import { columnsOf, headsOf } from './board.rules.js';
import { cardsOf } from './cards.js';
import { papersOf } from './papers.js';
import { licencesIn, requirementsOf } from './requirement.rules.js';
import { fits, pageOf, sorted } from './list.rules.js';

@Controller()
export class ApplicationsController {
  @Handles(getPipelineBoard)
  async board(input: Input<typeof getPipelineBoard>, ctx: Ctx) {
    const [rows, pipelines, choices, left] = await Promise.all([
      underWay(ctx, input),
      allPipelines(ctx),
      positionChoices(ctx, input),
      countRemaining(ctx, { industry: input.industry }),
    ]);
    const shown = choices.filter(({ id }) => !input.positionId || id === input.positionId);
    const used = new Set([...shown, ...rows].map(({ pipelineId }) => pipelineId));
    const cards = (await cardsOf(ctx, rows, pipelines)).filter((card) => fits(card, input));
    return {
      columns: columnsOf(headsOf(pipelines.filter(({ id }) => used.has(id))), cards),
      pipelines,
      remaining: left,
      positions: choices.map(({ id, title, location, open }) => ({ id, title, location, open })),
    };
  }

  @Handles(listApplications)
  async list(input: Input<typeof listApplications>, ctx: Ctx) {
    const [rows, pipelines] = await Promise.all([wantedRows(ctx, input), allPipelines(ctx)]);
    return { ...pageOf(await cardsOf(ctx, rows, pipelines), input), pipelines };
  }

  @Handles(getApplication)
  get({ applicationId }: Input<typeof getApplication>, ctx: Ctx) {
    return detailOf(ctx, applicationId);
  }

  @Handles(listRemaining)
  async remaining(input: Input<typeof listRemaining>, ctx: Ctx) {
    const [rows, pipelines] = await Promise.all([remaining(ctx, input), allPipelines(ctx)]);
    return { items: await cardsOf(ctx, rows, pipelines) };
  }

  @Handles(getLicences)
  async licences({ mine }: Input<typeof getLicences>, ctx: Ctx) {
    const rows = await underWay(ctx, { industry: 'HEALTHCARE', mine });
    const papers = await papersOf(ctx, rows);
    return licencesIn(rows.map((row) => requirementsOf(row.hardRequirements, papers(row))));
  }

  @Handles(exportApplications)
  async export(input: Input<typeof exportApplications>, ctx: Ctx) {
    const [rows, pipelines] = await Promise.all([wantedRows(ctx, input), allPipelines(ctx)]);
    const found = sorted(
      (await cardsOf(ctx, rows, pipelines)).filter((card) => fits(card, input)),
      'daysInStage:desc',
    );
    return {
      filename: `applications-${dayOf(ctx.now)}.csv`,
      csv: csv(columns, found.slice(0, EXPORT_APPLICATIONS)),
      total: found.length,
    };
  }
}

/** Whatever has the status asked for; without one, what is under way. */
const wantedRows = (
  ctx: Ctx,
  { status, ...wanted }: Pick<Input<typeof exportApplications>, 'status' | 'positionId' | 'industry' | 'mine'>,
) => (status ? everyApplication(ctx, { ...wanted, status }) : underWay(ctx, wanted));

const columns = {
  Person: (card: PipelineCard) => card.personName,
  Title: (card: PipelineCard) => card.personTitle,
  Position: (card: PipelineCard) => card.positionTitle,
  Department: (card: PipelineCard) => card.department,
  Stage: (card: PipelineCard) => card.stageName,
  'Days in stage': (card: PipelineCard) => card.daysInStage,
  Status: (card: PipelineCard) => card.status,
  Source: (card: PipelineCard) => card.source,
  Match: (card: PipelineCard) => card.match,
  'Hard requirements': (card: PipelineCard) =>
    card.requirements.map(({ value, state }) => `${value}: ${state}`).join('; '),
  'Next interview': (card: PipelineCard) => card.nextInterviewAt,
  'Waiting for': (card: PipelineCard) => card.waitingFor,
  Applied: (card: PipelineCard) => card.appliedAt,
};
