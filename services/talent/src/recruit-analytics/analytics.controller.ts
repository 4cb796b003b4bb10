import { Controller } from '@nestjs/common';
import { PAGE_SIZE, type Input } from '@talent-os/contracts';
import {
  exportAnalyticsRows,
  getRecruitAnalytics,
  hiringFigures,
  listAnalyticsRows,
  type AnalyticsRow,
} from '@talent-os/contracts/talent/recruit-analytics.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { filePageOf } from '@talent-os/service-kit/sql/filters';
import { peopleById } from '../people/people.js';
import { analyticsOf, interviewersOf } from './analytics.rules.js';
import { lookAt } from './facts.js';
import { namesOf } from './facts.queries.js';
import { rounded } from './numbers.rules.js';
import { rowsOf, sortedRows, type Counted } from './rows.rules.js';

const columns: readonly Column<AnalyticsRow>[] = [
  'personName',
  'positionTitle',
  'department',
  'source',
  'at',
  'days',
  'counts',
];

@Controller()
export class RecruitAnalyticsController {
  @Handles(getRecruitAnalytics)
  async get(filter: Input<typeof getRecruitAnalytics>, ctx: Ctx) {
    const { facts, stages, from, until, departments } = await lookAt(ctx, filter);
    const interviewers = interviewersOf(facts);
    const people = await peopleById(
      ctx,
      interviewers.map(({ interviewerId }) => interviewerId),
    );
    return {
      from,
      until,
      departments,
      ...analyticsOf(facts, stages, until),
      interviewers: interviewers.map((one) => ({ ...one, interviewerName: people(one.interviewerId).name })),
    };
  }

  @Handles(listAnalyticsRows)
  async list({ page, ...asked }: Input<typeof listAnalyticsRows>, ctx: Ctx) {
    const rows = await rowsAsked(ctx, asked);
    const items = await named(ctx, rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE));
    return { items, total: rows.length };
  }

  @Handles(exportAnalyticsRows)
  async export({ skip, ...asked }: Input<typeof exportAnalyticsRows>, ctx: Ctx) {
    const rows = await rowsAsked(ctx, asked);
    const items = await named(ctx, filePageOf(rows, skip));
    const name = hiringFigures[asked.figure].toLowerCase().replaceAll(' ', '-');
    return exportOf(ctx, name, listAnalyticsRows, columns, items, { total: rows.length });
  }
}

type Asked = Omit<Input<typeof listAnalyticsRows>, 'page'>;

async function rowsAsked(ctx: Ctx, { figure, part, sort, ...filter }: Asked): Promise<Counted[]> {
  const { facts } = await lookAt(ctx, filter);
  return sortedRows(rowsOf(facts, figure, part), sort);
}

/** Rows with the names of people and positions. */
async function named(ctx: Ctx, rows: readonly Counted[]): Promise<AnalyticsRow[]> {
  const applications = await namesOf(ctx, [...new Set(rows.map(({ applicationId }) => applicationId))]);
  const byId = new Map(applications.map((one) => [one.id, one]));
  const people = await peopleById(
    ctx,
    applications.map(({ userId }) => userId),
  );
  return rows.flatMap(({ id, applicationId, at, length, counts }) => {
    const about = byId.get(applicationId);
    if (!about) return [];
    const { userId, source, positionTitle, department } = about;
    const days = length === null ? null : rounded(length / DAY_MS, 3);
    const personName = people(userId).name;
    return [
      {
        id,
        applicationId,
        personName,
        positionTitle,
        department,
        source,
        at: new Date(at).toISOString(),
        days,
        counts,
      },
    ];
  });
}
