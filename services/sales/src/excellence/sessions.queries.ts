import { admits, type Output } from '@talent-os/contracts';
import { startExcellence, answerStatement, type getExcellence } from '@talent-os/contracts/sales/excellence.js';
import type { Analysis } from '@talent-os/contracts/sales/excellence-shapes.js';
import type { ExcellenceModuleKey, ExcellenceState } from '@talent-os/contracts/sales/excellence/modules.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import type { Sheet } from './analysis.rules.js';

/** Whether the caller starts sessions, and whether their answers count. */
export const managesExcellence = (ctx: Ctx): boolean => admits(ctx.ability, startExcellence.access);
export const answersExcellence = (ctx: Ctx): boolean => admits(ctx.ability, answerStatement.access);

export type SessionRow = {
  readonly id: string;
  readonly module: ExcellenceModuleKey;
  readonly status: ExcellenceState;
  readonly startedAt: string;
  readonly ownerName: string;
  readonly version: number;
  readonly analysis: Analysis | null;
  readonly analyzedAt: string | null;
};

const SESSION = `
  s.id, s.module, s.status, s.created_at as "startedAt", coalesce(p.name, 'Former colleague') as "ownerName", s.version,
  s.analysis, s.analyzed_at as "analyzedAt"`;
const OWNER = 'left join sales.person p on p.organization_id = s.organization_id and p.id = s.owner_id';

/** Sessions of each module that say how it stands: the current one, and two analyzed before it. */
export const latestSessions = (ctx: Ctx) =>
  ctx.db.read<SessionRow>(
    `select ${SESSION} from (
       select s.*, row_number() over (partition by s.module order by s.created_at desc, s.id desc) as nth
       from sales.excellence_session s where s.organization_id = $1) s ${OWNER}
     where s.nth <= 3 order by s.module, s.created_at desc, s.id desc`,
  );

/** Every session of a module, the last first. */
export const sessionsOf = (ctx: Ctx, module: ExcellenceModuleKey) =>
  ctx.db.read<SessionRow>(
    `select ${SESSION} from sales.excellence_session s ${OWNER}
     where s.organization_id = $1 and s.module = $2 order by s.created_at desc, s.id desc`,
    [module],
  );

/** How many statements each person has answered in each current session. */
export const answerCounts = (ctx: Ctx) =>
  ctx.db.read<{ module: ExcellenceModuleKey; userId: string; given: number }>(
    `select s.module, a.user_id as "userId", count(*)::int as given
     from sales.excellence_session s
       join sales.excellence_answer a on a.organization_id = $1 and a.session_id = s.id
     where s.organization_id = $1 and s.status <> 'archived' group by s.module, a.user_id`,
  );

export const openActionCounts = (ctx: Ctx) =>
  ctx.db.read<{ module: ExcellenceModuleKey; open: number }>(
    `select a.module, count(*)::int as open from sales.excellence_action a
     where a.organization_id = $1 and a.status = 'open' group by a.module`,
  );

/** Assets in use of each module, and those of them that are stale. */
export const assetCounts = (ctx: Ctx) =>
  ctx.db.read<{ module: ExcellenceModuleKey; assets: number; staleAssets: number }>(
    `select a.module, count(*)::int as assets, (count(*) filter (where a.status = 'stale'))::int as "staleAssets"
     from sales.excellence_asset a
     where a.organization_id = $1 and a.status in ('published', 'stale') group by a.module`,
  );

type AnswerRow = { readonly userId: string; readonly statement: string; readonly value: number | null };

/** Every answer of a session. They leave the service as means, or to who gave them. */
export const answersIn = (db: Reader, sessionId: string) =>
  db.read<AnswerRow>(
    `select a.user_id as "userId", a.statement, a.value from sales.excellence_answer a
     where a.organization_id = $1 and a.session_id = $2`,
    [sessionId],
  );

/** The answers of each person, by person. */
export function sheetsOf(answers: readonly AnswerRow[]): ReadonlyMap<string, Sheet> {
  const sheets = new Map<string, Map<string, number | null>>();
  for (const { userId, statement, value } of answers)
    sheets.set(userId, (sheets.get(userId) ?? new Map<string, number | null>()).set(statement, value));
  return sheets;
}

type ActionRow = Omit<Output<typeof getExcellence>['actions'][number], 'mine'>;

/** Actions of a module: the open ones by their day, then what became of the others. */
export const actionsIn = (ctx: Ctx, module: ExcellenceModuleKey) =>
  ctx.db.read<ActionRow>(
    `select a.id, a.action, a.dimension, a.status, a.owner_id as "ownerId",
       coalesce(p.name, 'Former colleague') as "ownerName", a.due_on::text as "dueOn", a.task_id as "taskId"
     from sales.excellence_action a left join sales.person p on p.organization_id = $1 and p.id = a.owner_id
     where a.organization_id = $1 and a.module = $2
     order by array_position(array['open', 'done', 'dropped'], a.status), a.due_on, a.id limit 100`,
    [module],
  );

/** Keeps an answer in the place of an earlier one. */
export const KEEP_ANSWER = `
  insert into sales.excellence_answer
    (id, organization_id, created_at, updated_at, created_by, session_id, user_id, statement, value)
  values (gen_random_uuid(), $1, $2, $2, $3, $4, $3, $5, $6)
  on conflict (organization_id, session_id, user_id, statement) do update
    set value = excluded.value, updated_at = excluded.updated_at, version = excellence_answer.version + 1`;

/** Keeps how far somebody is in the place of where they were. */
export const KEEP_DRAFT = `
  insert into sales.excellence_draft
    (id, organization_id, created_at, updated_at, created_by, user_id, step, module, inputs)
  values (gen_random_uuid(), $1, $2, $2, $3, $3, $4, $5, $6::jsonb)
  on conflict (organization_id, user_id) do update
    set step = excluded.step, module = excluded.module, inputs = excluded.inputs, updated_at = excluded.updated_at,
      version = excellence_draft.version + 1`;
export const DROP_DRAFT = 'delete from sales.excellence_draft where organization_id = $1 and user_id = $2';
