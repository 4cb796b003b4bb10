import type { Industry, Input } from '@talent-os/contracts';
import type { listCommunityGroups, listCommunityMembers } from '@talent-os/contracts/talent/community-groups.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';

type GroupRow = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly industry: Industry | null;
  readonly role: string | null;
  readonly region: string | null;
  readonly moderatorId: string | null;
  readonly mine: boolean;
  readonly members: number;
  readonly joined: boolean;
  readonly alias: string | null;
  readonly waiting: number;
};
type Choices = { readonly roles: string[]; readonly regions: string[] };

const TABLE = 'talent.community_group g';
/** `$2` is the caller. */
const MEMBERS = `(select count(*)::int from talent.community_member m where m.organization_id = $1 and m.group_id = g.id)`;
const MINE = `talent.community_member m where m.organization_id = $1 and m.user_id = $2 and m.group_id = g.id`;
const ITEM = `
  g.id, g.name, g.about, g.industry, g.role, g.region, g.moderator_id as "moderatorId",
  coalesce(g.moderator_id = $2, false) as mine, ${MEMBERS} as members, exists (select from ${MINE}) as joined,
  (select m.alias from ${MINE}) as alias,
  case when g.moderator_id = $2 then (select count(*)::int from talent.community_post p
    where p.organization_id = $1 and p.group_id = g.id and p.status = 'hidden' and p.author_id <> $2) else 0 end as waiting`;

const choicesOf = (column: 'role' | 'region') => `
  (select coalesce(json_agg(c.name order by c.name), '[]') from (select distinct o.${column} as name
    from talent.community_group o where o.organization_id = $1 and o.closed_at is null and o.${column} is not null) c)`;
const CHOICES = [`${choicesOf('role')} as roles`, `${choicesOf('region')} as regions`];

const SORTABLE = { name: 'g.name', members: MEMBERS };

/** A page of the groups that are open, with what others are for. */
export async function pageOfGroups(
  ctx: Ctx,
  { page, sort, search, industry, role, region, show }: Input<typeof listCommunityGroups>,
): Promise<ListRow<GroupRow> & Choices> {
  const filters = new Filters('g.organization_id = $1 and g.closed_at is null', ctx.userId)
    .and((only) => `g.industry = ${only}`, industry)
    .and((only) => `g.role = ${only}`, role)
    .and((only) => `g.region = ${only}`, region)
    .andThat(show && `exists (select from ${MINE})`)
    .search(holdingWords('talent', 'g.name', 'g.about'), containingWords(search));
  const order = orderBy(SORTABLE, sort, 'g.name', 'g.id');
  const list = listRow({ table: TABLE, filters, order, item: ITEM, page }, CHOICES);
  return (await ctx.db.readOne<ListRow<GroupRow> & Choices>(list, filters.args))!;
}

type MemberRow = {
  readonly id: string;
  readonly userId: string;
  readonly alias: string | null;
  readonly moderates: boolean;
};

const IN_IT = `
  select 1 from talent.community_group g
  where g.organization_id = $1 and g.id = $3 and g.closed_at is null and exists (select from ${MINE})`;

/** A page of who is in a group of the caller, those who joined first before the others. */
export async function pageOfMembers(
  ctx: Ctx,
  { communityGroupId, page }: Input<typeof listCommunityMembers>,
): Promise<ListRow<MemberRow>> {
  await ctx.db.readExisting(IN_IT, [ctx.userId, communityGroupId]);
  const filters = new Filters('m.organization_id = $1 and m.group_id = $2', communityGroupId);
  const list = listRow({
    table: 'talent.community_member m',
    joins: { g: 'join talent.community_group g on g.organization_id = $1 and g.id = m.group_id' },
    filters,
    order: 'm.created_at, m.id',
    item: `m.id, m.user_id as "userId", m.alias, coalesce(g.moderator_id = m.user_id, false) as moderates`,
    page,
  });
  return (await ctx.db.readOne<ListRow<MemberRow>>(list, filters.args))!;
}
