import {
  MOST_AUTOMATIONS,
  RUNS_SHOWN,
  type AutomationEvent,
  type AutomationRule,
  type AutomationRun,
} from '@talent-os/contracts/talent/automation-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { Filters } from '@talent-os/service-kit/sql/filters';

/** Versions of automations that are shown at most. */
const VERSIONS_SHOWN = 500;
const RULE = `v.event, v.stage, v.action, v.target, v.person_id as "personId", v.text`;

export type AutomationRow = {
  readonly id: string;
  readonly name: string;
  readonly on: boolean;
  readonly number: number;
  readonly version: number;
  readonly done: number;
  readonly passed: number;
};
const ran = (outcome: AutomationRun['outcome']) => `(select count(*)::int from talent.automation_run r
  where r.organization_id = $1 and r.automation_id = m.id and r.outcome = '${outcome}')`;
const ALL = `
  select m.id, m.name, m.enabled as "on", m.number, m.version, ${ran('done')} as done, ${ran('passed')} as passed
  from talent.automation m where m.organization_id = $1 order by m.enabled desc, m.name, m.id limit ${MOST_AUTOMATIONS}`;

/** Every automation, those that are on first. */
export const allAutomations = (ctx: Ctx): Promise<AutomationRow[]> => ctx.db.read<AutomationRow>(ALL);

export type VersionRow = AutomationRule & {
  readonly automationId: string;
  readonly number: number;
  readonly authorId: string;
  readonly createdAt: string;
};
const VERSIONS = `
  select v.automation_id as "automationId", v.number, ${RULE}, v.author_id as "authorId", v.created_at as "createdAt"
  from talent.automation_version v where v.organization_id = $1
  order by v.automation_id, v.number desc limit ${VERSIONS_SHOWN}`;

/** Every version of every automation, newest first. */
export const allVersions = (ctx: Ctx): Promise<VersionRow[]> => ctx.db.read<VersionRow>(VERSIONS);

export type RunningRule = AutomationRule & {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly authorId: string;
};
const RUNNING = `
  select m.id, m.name, m.number, ${RULE}, v.author_id as "authorId"
  from talent.automation m
  join talent.automation_version v on v.organization_id = $1 and v.automation_id = m.id and v.number = m.number
  where m.organization_id = $1 and m.enabled and v.event = $2 order by m.created_at, m.id`;

/** The rules that act on an event now, the oldest first. */
export const rulesOn = (ctx: Ctx, event: AutomationEvent): Promise<RunningRule[]> =>
  ctx.db.read<RunningRule>(RUNNING, [event]);

type RunRow = Omit<AutomationRun, 'personName' | 'toNames'> & {
  readonly userId: string;
  readonly personIds: readonly string[];
};

/** What automations did last, newest first. */
export function latestRuns(
  ctx: Ctx,
  { automationId }: { readonly automationId?: string | undefined },
): Promise<RunRow[]> {
  const filters = new Filters('r.organization_id = $1').and((id) => `r.automation_id = ${id}`, automationId);
  return ctx.db.read<RunRow>(
    `select r.id, r.automation_id as "automationId", m.name as "automationName", r.number, v.action,
       r.application_id as "applicationId", a.user_id as "userId", p.title as "positionTitle", r.outcome, r.reason,
       r.person_ids::text[] as "personIds", r.created_at as "ranAt"
     from talent.automation_run r
     join talent.automation m on m.organization_id = $1 and m.id = r.automation_id
     join talent.automation_version v on v.organization_id = $1 and v.automation_id = r.automation_id and v.number = r.number
     join talent.application a on a.organization_id = $1 and a.id = r.application_id
     join talent.position p on p.organization_id = $1 and p.id = a.position_id
     where ${filters.where} order by r.created_at desc, r.id limit ${RUNS_SHOWN}`,
    filters.args,
  );
}
