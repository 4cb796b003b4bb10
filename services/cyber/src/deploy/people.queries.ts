import { createHash } from 'node:crypto';
import type { MatchState } from '@talent-os/contracts/cyber/deploy-states.js';
import type { DeployRequestDetail, RankedPerson } from '@talent-os/contracts/cyber/deploy.js';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { analystsOf } from '../people/analysts.js';
import { lastDayOf } from './deploy.rules.js';
import { eligibilitiesOf } from './eligibility.queries.js';
import { rank } from './ranking.rules.js';

type Level = { readonly userId: string; readonly workRole: WorkRole; readonly level: number };

const LEVELS = `
  select h.user_id as "userId", h.work_role as "workRole", h.level from cyber.work_role_holding h
  where h.organization_id = $1 and h.work_role = any($2) and h.status = 'confirmed'`;
const COMMITTED = `
  select m.user_id as "userId" from cyber.deploy_match m
  where m.organization_id = $1 and m.request_id <> $2 and m.status = 'accepted'`;

/** Orders equals: the same for a request on every reading, another one for the next request. */
const drawOf = (requestId: string, userId: string) =>
  createHash('sha256').update(`${requestId}/${userId}`).digest('hex');

/** Every active analyst in the order they fit a request. */
export async function rankedPeople(ctx: Ctx, request: DeployRequestDetail): Promise<RankedPerson[]> {
  const { id, workRoles, clearance, matches } = request;
  const [analysts, today] = await Promise.all([analystsOf(ctx), todayOf(ctx)]);
  const [levels, committed, eligibility] = await Promise.all([
    ctx.db.read<Level>(LEVELS, [workRoles]),
    ctx.db.read<{ userId: string }>(COMMITTED, [id]),
    eligibilitiesOf(
      ctx.db,
      analysts.map((analyst) => analyst.id),
      clearance,
      lastDayOf(request.startBy, today),
    ),
  ]);
  const status = new Map<string, MatchState>(matches.map((match) => [match.userId, match.status]));
  const busy = new Set(committed.map(({ userId }) => userId));
  return rank(
    workRoles,
    analysts.map(({ id: userId, name }) => ({
      userId,
      name,
      eligibility: eligibility(userId),
      levels: new Map(levels.filter((one) => one.userId === userId).map(({ workRole, level }) => [workRole, level])),
      committed: busy.has(userId),
      status: status.get(userId) ?? null,
      draw: drawOf(id, userId),
    })),
  );
}
