import type { Input, Output } from '@talent-os/contracts';
import type { Goal, KeyResult, getGoal, listGoals, pillarProgress } from '@talent-os/contracts/productivity/goals.js';
import { DomainError, type Ctx, type Reader } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { mayWith, scoreOf } from './goal.rules.js';
import { namesOf } from './names.js';
import { argsOf, visibleTo, type Owner, type Viewer } from './viewer.js';

type GoalRow = Omit<Goal, 'ownerName' | 'mine' | 'teamName' | 'keyResults' | 'may'> & {
  readonly keyResults: readonly Omit<KeyResult, 'score'>[];
};
type Detail = GoalRow & Pick<Output<typeof getGoal>, 'checkIns' | 'children'>;

const KEY_RESULTS = `coalesce((
  select json_agg(json_build_object('id', k.id, 'title', k.title, 'start', k.start_value, 'target', k.target_value,
    'current', k.current_value, 'unit', k.unit, 'confidence', k.confidence) order by k.position, k.id)
  from productivity.key_result k where k.organization_id = $1 and k.goal_id = g.id), '[]'::json)`;

/** A goal of `g` with its parent `p`, as far as the viewer may see that one. */
const GOAL = `
  g.id, g.title, g.owner_id as "ownerId", g.visibility, g.team_id as "teamId", p.id as "parentId", p.title as "parentTitle", g.pillar_id as "pillarId",
  g.hub, g.period_start as "periodStart", g.period_end as "periodEnd", g.status, g.score,
  g.last_check_in_at as "lastCheckInAt", g.check_in_due_on as "checkInDueOn", g.version, ${KEY_RESULTS} as "keyResults"`;
const PARENT = `left join productivity.goal p on p.organization_id = g.organization_id and p.id = g.parent_id and ${visibleTo('p')}`;

const DETAIL = `${GOAL},
  coalesce((select json_agg(json_build_object('at', c.created_at, 'note', c.note, 'score', c.score, 'values', c.noted)
      order by c.created_at desc, c.id desc)
    from productivity.goal_check_in c where c.organization_id = $1 and c.goal_id = g.id), '[]'::json) as "checkIns",
  coalesce((select json_agg(json_build_object('id', b.id, 'title', b.title, 'status', b.status, 'score', b.score) order by b.title, b.id)
    from productivity.goal b where b.organization_id = $1 and b.parent_id = g.id and ${visibleTo('b')}), '[]'::json) as children`;

const SORTABLE = {
  title: 'g.title',
  periodEnd: 'g.period_end',
  score: 'g.score',
  status: `array_position(array['draft', 'active', 'scored', 'closed'], g.status)`,
};

/** Mine before those of others, what runs before what is over, then what ends next. */
const USUAL = `g.owner_id <> $2, array_position(array['active', 'draft', 'scored', 'closed'], g.status), g.period_end, g.title`;

/** What counts to a pillar: what everybody sees, while it runs and once it is scored. */
const COUNTS_TO_PILLAR = (g: string) => `${g}.visibility = 'organization' and ${g}.status in ('active', 'scored')`;

/** Goals the viewer may see that match. */
export async function listOfGoals(
  ctx: Ctx,
  viewer: Viewer,
  { page, search, sort, scope, status, parentId, pillarId, due }: Input<typeof listGoals>,
): Promise<Output<typeof listGoals>> {
  const filters = new Filters(`g.organization_id = $1 and ${visibleTo('g')}`, ...argsOf(viewer))
    .andThat(scope === 'mine' || scope === 'private' ? 'g.owner_id = $2' : undefined)
    .and((value) => `g.visibility = ${value}`, scope === 'mine' ? undefined : scope)
    .and((value) => `g.status = ${value}`, status)
    .and((value) => `g.parent_id = ${value}`, parentId)
    .and((value) => `g.pillar_id = ${value} and ${COUNTS_TO_PILLAR('g')}`, pillarId)
    .search(holdingWords('productivity', 'g.title'), containingWords(search));
  if (due !== undefined)
    filters.andWhether(`g.status = 'active' and g.check_in_due_on <= ${filters.arg(viewer.today)}::date`, due);
  const order = orderBy(SORTABLE, sort, USUAL, 'g.id');
  const list = { table: 'productivity.goal g', joins: { p: PARENT }, filters, order, item: GOAL, page };
  const found = await ctx.db.readOne<ListRow<GoalRow>>(listRow(list), filters.args);
  const { items, ...counted } = found!;
  return { items: toGoals(viewer, items, await ownersOf(ctx, items)), ...totalOf(counted) };
}

/** One goal with its check-ins and the goals below it, or 404. */
export async function goalWithHistory(ctx: Ctx, viewer: Viewer, goalId: string): Promise<Output<typeof getGoal>> {
  const [row] = await ctx.db.read<Detail>(
    `select ${DETAIL} from productivity.goal g ${PARENT} where g.organization_id = $1 and g.id = $5 and ${visibleTo('g')}`,
    [...argsOf(viewer), goalId],
  );
  if (!row) throw new DomainError('resource.missing');
  const [goal] = toGoals(viewer, [row], await ownersOf(ctx, [row]));
  return { ...goal!, checkIns: row.checkIns, children: row.children };
}

/** A goal of the caller as the contract shows it, for the transaction that changed it. */
export async function goalAfter(db: Reader, owner: Owner, goalId: string): Promise<Goal> {
  const rows = await db.read<GoalRow>(
    `select ${GOAL} from productivity.goal g ${PARENT} where g.organization_id = $1 and g.id = $5 and g.owner_id = $2`,
    [...argsOf(owner), goalId],
  );
  return toGoals(owner, rows, () => owner.name)[0]!;
}

const ownersOf = (ctx: Ctx, rows: readonly GoalRow[]) =>
  namesOf(
    ctx,
    rows.map(({ ownerId }) => ownerId),
  );

function toGoals({ userId, teams, today }: Viewer, rows: readonly GoalRow[], nameOf: (id: string) => string): Goal[] {
  return rows.map(({ keyResults, ...row }) => ({
    ...row,
    ownerName: nameOf(row.ownerId),
    mine: row.ownerId === userId,
    may: mayWith(row, row.ownerId === userId, keyResults.length, today),
    teamName: teams.find(({ id }) => id === row.teamId)?.name ?? null,
    keyResults: keyResults.map((one) => ({ ...one, score: scoreOf(one) })),
  }));
}

/** How far the goals that everybody sees have come, by the pillar they stand below. */
export const progressOfPillars = (db: Reader) =>
  db.read<Output<typeof pillarProgress>['items'][number]>(
    `select pillar_id as "pillarId", count(*)::int as goals, avg(score) as score from productivity.goal
     where organization_id = $1 and pillar_id is not null and ${COUNTS_TO_PILLAR('goal')}
     group by pillar_id order by pillar_id`,
  );
