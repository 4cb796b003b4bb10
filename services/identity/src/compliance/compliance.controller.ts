import { Controller } from '@nestjs/common';
import type { Input, Operation, Output } from '@talent-os/contracts';
import { trailStanding } from '@talent-os/contracts/audit/trail.js';
import { controlStandings } from '@talent-os/contracts/healthcare/compliance.js';
import {
  complianceControls,
  complianceStateKeys,
  exportControlStandings,
  listCompliance,
  type ControlStanding,
} from '@talent-os/contracts/identity/compliance.js';
import { PAGE_SIZE } from '@talent-os/contracts/paging.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { inEach } from '../tenants/enter.js';
import { factsOf } from './compliance-facts.queries.js';
import { judge } from './compliance.rules.js';
import { standingsWanted } from './standings.rules.js';

/** A service that says nothing within this time, in milliseconds, is passed over: its controls are not known. */
const WITHIN_MS = 3_000;

const columns = ['organization', 'control', 'citation', 'state', 'evidence', 'dueOn', 'judgedAt'] as const;

/** How the controls of every organization stand: settings and counts, judged as they are at this moment. */
@Controller()
export class ComplianceController {
  @Handles(listCompliance)
  async list({ page, ...wanted }: Input<typeof listCompliance>, ctx: Ctx): Promise<Output<typeof listCompliance>> {
    const all = await standings(ctx);
    const found = standingsWanted(all, wanted);
    const counts = Object.fromEntries(
      complianceStateKeys.map((state) => [state, all.filter((one) => one.state === state).length]),
    ) as Output<typeof listCompliance>['counts'];
    return { items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length, counts };
  }

  @Handles(exportControlStandings)
  async export(wanted: Input<typeof exportControlStandings>, ctx: Ctx): Promise<Output<typeof exportControlStandings>> {
    const found = standingsWanted(await standings(ctx), wanted);
    return exportOf(ctx, 'compliance', listCompliance, columns, found, { total: found.length });
  }
}

const standings = async (ctx: Ctx): Promise<ControlStanding[]> =>
  (await inEach(ctx, (inside) => standingsIn(ctx, inside))).flat();

/** The controls of one organization; of one that is closed, none. */
async function standingsIn(ctx: Ctx, inside: Ctx): Promise<ControlStanding[]> {
  const moment = { now: ctx.now, today: await todayOf(inside), timezone: await timezoneOf(inside) };
  const organization = await factsOf(inside.db, moment.now, moment.today);
  if (organization.status !== 'active') return [];
  const { id: organizationId, name, industries, modules } = organization;
  const treats = industries.includes('HEALTHCARE') && modules.includes('health-tech');
  const [trail, safeguards] = await Promise.all([
    answerOf(inside, trailStanding, {}),
    treats ? answerOf(inside, controlStandings, {}) : undefined,
  ]);
  const facts = { organization, trail, safeguards: safeguards && safeguards.items };
  return judge(facts, moment).map(({ control, ...verdict }) => ({
    id: `${organizationId}:${control}`,
    control,
    citation: complianceControls[control].citation,
    organizationId,
    organization: name,
    own: organizationId === ctx.organizationId,
    judgedAt: ctx.now.toISOString(),
    ...verdict,
  }));
}

/** What a service answers; null where it is away, late or failed. */
const answerOf = <O extends Operation>(ctx: Ctx, operation: O, input: Input<O>): Promise<Output<O> | null> =>
  ctx
    .withDeadline(WITHIN_MS)
    .call(operation, input)
    .catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    });
