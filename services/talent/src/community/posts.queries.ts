import type { Input } from '@talent-os/contracts';
import type {
  CommunityPost,
  HiddenPost,
  listCommunityPosts,
  PostState,
} from '@talent-os/contracts/talent/community-posts.js';
import type { Ctx } from '@talent-os/service-kit';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';

type PostRow = Pick<
  CommunityPost,
  'id' | 'communityGroupId' | 'groupName' | 'text' | 'postedAt' | 'mine' | 'reactions' | 'reported' | 'note'
> & {
  readonly status: PostState;
  /** Null where it was written under an alias: nothing may lead from that to a person. */
  readonly authorId: string | null;
  readonly alias: string | null;
};

const TABLE = 'talent.community_post p';
const JOINS = { g: 'join talent.community_group g on g.organization_id = $1 and g.id = p.group_id' };
/** Groups of the caller, who is `$2`. */
const MY_GROUPS = `
  select m.group_id from talent.community_member m join talent.community_group o
    on o.organization_id = $1 and o.id = m.group_id and o.closed_at is null
  where m.organization_id = $1 and m.user_id = $2`;
const ITEM = `
  p.id, p.group_id as "communityGroupId", g.name as "groupName",
  case when p.alias is null then p.author_id end as "authorId", p.alias,
  case when p.status = 'shown' or p.author_id = $2 then p.text end as text, p.status, p.created_at as "postedAt",
  p.author_id = $2 as mine,
  (select coalesce(json_agg(json_build_object('kind', r.kind, 'times', r.times, 'mine', r.mine) order by r.kind), '[]')
    from (select c.kind, count(*)::int as times, bool_or(c.user_id = $2) as mine from talent.post_reaction c
      where c.organization_id = $1 and c.post_id = p.id group by c.kind) r) as reactions,
  exists (select from talent.post_report r where r.organization_id = $1 and r.post_id = p.id and r.user_id = $2) as reported,
  case when p.author_id = $2 then p.note end as note`;

/** A page of what is posted in the groups of the caller, or of what they have posted, newest first. */
export async function pageOfPosts(
  ctx: Ctx,
  { page, communityGroupId, show }: Input<typeof listCommunityPosts>,
): Promise<ListRow<PostRow>> {
  const filters = new Filters('p.organization_id = $1', ctx.userId)
    .andThat(
      show
        ? 'p.author_id = $2'
        : `p.group_id = any(array(${MY_GROUPS})) and (p.status <> 'removed' or p.author_id = $2)`,
    )
    .and((only) => `p.group_id = ${only}`, communityGroupId);
  const order = 'p.created_at desc, p.id desc';
  const list = listRow({ table: TABLE, joins: JOINS, filters, order, item: ITEM, page });
  return (await ctx.db.readOne<ListRow<PostRow>>(list, filters.args))!;
}

type HiddenRow = Pick<
  HiddenPost,
  'id' | 'communityGroupId' | 'groupName' | 'text' | 'reports' | 'postedAt' | 'hiddenAt'
> & {
  readonly authorId: string;
  readonly alias: string | null;
  readonly moderatorId: string | null;
};

/** Whose group it is, or everybody’s who administers: `$3`. */
const HIDDEN = `
  select p.id, p.group_id as "communityGroupId", g.name as "groupName", p.author_id as "authorId", p.alias, p.text,
    g.moderator_id as "moderatorId", p.created_at as "postedAt", p.hidden_at as "hiddenAt",
    (select coalesce(json_agg(json_build_object('reason', r.reason, 'times', r.times) order by r.times desc, r.reason), '[]')
      from (select c.reason, count(*)::int as times from talent.post_report c
        where c.organization_id = $1 and c.post_id = p.id and not c.closed group by c.reason) r) as reports
  from talent.community_post p join talent.community_group g
    on g.organization_id = $1 and g.id = p.group_id and g.closed_at is null
  where p.organization_id = $1 and p.status = 'hidden' and p.author_id <> $2 and ($3::boolean or g.moderator_id = $2)
  order by p.hidden_at, p.id limit 100`;

/** Hidden posts that somebody might decide on, the one that waits longest first. */
export const hiddenPosts = (ctx: Ctx, { administers }: { readonly administers: boolean }): Promise<HiddenRow[]> =>
  ctx.db.read<HiddenRow>(HIDDEN, [ctx.userId, administers]);
