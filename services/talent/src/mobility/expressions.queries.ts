import type { Output } from '@talent-os/contracts';
import type { listExpressions, listIncoming, listMyExpressions } from '@talent-os/contracts/talent/mobility.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import type { Position } from '../positions/position.entity.js';
import { humanOnly } from '../skills/human-only.sql.js';
import { readinessOf, type Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';
import { mayOfAuthor, mayOfDecider } from './interest.rules.js';

/** Rows of one answer at most: far above what a person or a hiring manager has. */
const MOST = 200;

const MINE = `
  select coalesce(json_agg(json_build_object(
    'positionTitle', e.position_title, 'department', e.department, 'status', e.status
  ) order by e.created_at desc, e.id), '[]')::text as json
  from talent.interest_expression e where e.organization_id = $1 and e.user_id = $2`;

/** The caller's expressions of interest, newest first, with exactly the three specified fields. */
export const myExpressions = (ctx: Ctx): Promise<RawJson<Output<typeof listMyExpressions>>> =>
  ctx.db.json(MINE, [ctx.userId]);

const FIELDS = `
  e.id, e.position_title as "positionTitle", e.department, e.status, e.note, e.reason,
  e.created_at as "createdAt", e.decided_at as "decidedAt"`;

const DETAILED = `
  select ${FIELDS} from talent.interest_expression e
  where e.organization_id = $1 and e.user_id = $2 and ($3::text is null or e.status = $3)
  order by e.created_at desc, e.id limit ${MOST}`;

type Status = Output<typeof listMyExpressions>[number]['status'];
type MyExpression = Output<typeof listExpressions>['items'][number];

/** The caller's expressions of interest with note, decision and reason. */
export const myDetailed = async (ctx: Ctx, status: Status | undefined): Promise<MyExpression[]> => {
  const rows = await ctx.db.read<Omit<MyExpression, 'may'>>(DETAILED, [ctx.userId, status ?? null]);
  return rows.map((row) => ({ ...row, may: mayOfAuthor(row.status) }));
};

const INCOMING = `
  select ${FIELDS}, e.user_id as "userId", p.status as "positionStatus", p.visibility, ${needsOf('e.user_id')} as needs,
    ${humanOnly('e.user_id')} as "humanOnly"
  from talent.interest_expression e
  join talent.position p on p.organization_id = $1 and p.id = e.position_id
  where e.organization_id = $1 and ($2::uuid is null or p.hiring_manager_id = $2) and ($3::text is null or e.status = $3)
  order by (e.status <> 'pending'), e.created_at desc, e.id limit ${MOST}`;

type IncomingRow = Omit<Incoming, 'readiness' | 'may'> & {
  readonly needs: Need[];
  readonly humanOnly: boolean;
  readonly positionStatus: Position['status'];
  readonly visibility: Position['visibility'];
};
type Incoming = Omit<Output<typeof listIncoming>['items'][number], 'personName' | 'personTitle'>;

/** Interest in the positions of one hiring manager, or of everybody where none is given; waiting ones first. */
export async function incoming(
  ctx: Ctx,
  hiringManagerId: string | null,
  status: Status | undefined,
): Promise<Incoming[]> {
  const rows = await ctx.db.read<IncomingRow>(INCOMING, [hiringManagerId, status ?? null]);
  return rows.map(({ needs, humanOnly: unscored, positionStatus, visibility, ...row }) => ({
    ...row,
    readiness: unscored ? null : readinessOf(needs).readiness,
    may: mayOfDecider(row, { status: positionStatus, visibility }, ctx.userId),
  }));
}
