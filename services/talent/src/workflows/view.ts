import type { Industry } from '@talent-os/contracts';
import { approvalRoles } from '@talent-os/contracts/talent/requisition-states.js';
import {
  DEFAULT_NUMBER,
  defaultWorkflows,
  workflowTriggerKeys,
  type Workflow,
  type WorkflowDetail,
  type WorkflowStep,
} from '@talent-os/contracts/talent/workflow-shapes.js';
import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { holdersIn, type RoleStep } from './approvers.js';
import { mayWith } from './workflow.rules.js';
import { loadsNow, teamsHere, writtenVersions, type Load, type VersionRow } from './workflows.queries.js';

const sum = (loads: readonly Load[], of: 'waiting' | 'late'): number =>
  loads.reduce((total, load) => total + load[of], 0);

/** Every version of every workflow, newest first: what the organization wrote, and the default below it. */
export async function allVersions(ctx: Ctx): Promise<{ rows: VersionRow[]; loads: Load[] }> {
  const [written, loads] = await Promise.all([writtenVersions(ctx), loadsNow(ctx)]);
  const rows = workflowTriggerKeys.flatMap((trigger) => {
    const own = written.filter((row) => row.trigger === trigger);
    const replaced = own.some(({ state }) => state === 'active');
    return [...own, { ...NOBODYS, trigger, steps: defaultWorkflows[trigger], state: replaced ? REPLACED : ACTIVE }];
  });
  return { rows, loads };
}

const ACTIVE = 'active' as const;
const REPLACED = 'replaced' as const;
const NOBODYS = { number: DEFAULT_NUMBER, authorId: null, createdAt: null, activatedAt: null, version: 1 };

/** Versions as people read them. */
export async function versionViews(ctx: Ctx, rows: readonly VersionRow[], loads: readonly Load[]): Promise<Workflow[]> {
  const people = await peopleById(
    ctx,
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ trigger, number, state, steps, authorId, createdAt, activatedAt, version }) => {
    const own = loads.filter((load) => load.trigger === trigger && load.number === number);
    return {
      trigger,
      number,
      state,
      authorName: authorId && people(authorId).name,
      createdAt,
      activatedAt,
      approvers: steps.map(({ approver }) => approver),
      running: sum(own, 'waiting'),
      late: sum(own, 'late'),
      may: mayWith(
        state,
        rows.some((other) => other.trigger === trigger && other.state === 'draft'),
      ),
      version,
    };
  });
}

/** One of them with its steps: who decides each, where nobody does, and what waits there. */
export async function versionInFull(
  ctx: Ctx,
  row: VersionRow,
  view: Workflow,
  loads: readonly Load[],
): Promise<WorkflowDetail> {
  const teams = await teamsHere(ctx);
  const among = [...new Set(teams.map(({ industry }) => industry))];
  const held = await Promise.all(row.steps.map(({ approver }) => coverageOf(ctx, approver, among)));
  const ids = held.flatMap(({ holders }) => holders);
  const people = await peopleById(ctx, [...ids, ...row.steps.flatMap((one) => [one.personId, one.delegateId])]);
  const nameOf = (id: string | null) => id && people(id).name;
  return {
    ...view,
    steps: row.steps.map((step, at) => {
      const here = loads.filter(
        ({ trigger, number, place }) => trigger === row.trigger && number === row.number && place === at + 1,
      );
      return {
        ...step,
        place: at + 1,
        personName: nameOf(step.personId),
        delegateName: nameOf(step.delegateId),
        holders: held[at]!.holders.map((id) => people(id).name).toSorted(),
        uncovered: held[at]!.uncovered,
        waiting: sum(here, 'waiting'),
        late: sum(here, 'late'),
      };
    }),
    departments: [...new Set(teams.map(({ department }) => department))],
  };
}

type Coverage = { readonly holders: string[]; readonly uncovered: Industry[] };

async function coverageOf(ctx: Ctx, approver: WorkflowStep['approver'], among: readonly Industry[]): Promise<Coverage> {
  if (!isRole(approver)) return { holders: [], uncovered: [] };
  if (approvalRoles[approver].anywhere) return { holders: await holdersIn(ctx, approver, among), uncovered: [] };
  const each = await Promise.all(among.map(async (one) => [one, await holdersIn(ctx, approver, [one])] as const));
  return {
    holders: [...new Set(each.flatMap(([, ids]) => ids))],
    uncovered: each.filter(([, ids]) => ids.length === 0).map(([industry]) => industry),
  };
}

const isRole = (approver: WorkflowStep['approver']): approver is RoleStep => approver in approvalRoles;
