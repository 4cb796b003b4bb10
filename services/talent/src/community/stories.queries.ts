import type { Input } from '@talent-os/contracts';
import type { listSuccessStories, SuccessStory, WaitingStory } from '@talent-os/contracts/talent/community-stories.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';

type StoryRow = Omit<SuccessStory, 'authorName' | 'may'> & {
  /** Null where its author rather is not named to the caller. */
  readonly userId: string | null;
};

const WORDS = `s.id, s.title, s.industry, s.from_role as "fromRole", s.to_role as "toRole", s.months, s.text, s.helped, s.version`;
/** `$2` is the caller. */
const ITEM = `
  ${WORDS}, case when s.named then s.user_id end as "userId", s.status, s.published_at as "publishedAt",
  s.user_id = $2 as mine, case when s.user_id = $2 then s.note end as note`;
const SORTABLE = { publishedAt: 's.published_at', title: 's.title', months: 's.months' };

/** A page of the stories that are published, or of those of the caller. */
export async function pageOfStories(
  ctx: Ctx,
  { page, sort, search, industry, show }: Input<typeof listSuccessStories>,
): Promise<ListRow<StoryRow>> {
  const filters = new Filters('s.organization_id = $1', ctx.userId)
    .andThat(show ? 's.user_id = $2' : `s.status = 'published'`)
    .and((only) => `s.industry = ${only}`, industry)
    .search(holdingWords('talent', 's.title', 's.text'), containingWords(search));
  const order = orderBy(SORTABLE, sort, 's.published_at desc', 's.id desc');
  const list = listRow({ table: 'talent.success_story s', filters, order, item: ITEM, page });
  return (await ctx.db.readOne<ListRow<StoryRow>>(list, filters.args))!;
}

const MODERATES = `select exists (select from talent.community_group g
  where g.organization_id = $1 and g.moderator_id = $2 and g.closed_at is null) as moderates`;

/** Whether the caller moderates a group. */
export async function moderatesGroup(ctx: Ctx): Promise<boolean> {
  const found = await ctx.db.readOne<{ readonly moderates: boolean }>(MODERATES, [ctx.userId]);
  return found?.moderates ?? false;
}

type WaitingRow = Omit<WaitingStory, 'authorName'> & { readonly userId: string };
const WAITING = `
  select ${WORDS}, s.user_id as "userId", s.named, s.sent_at as "sentAt" from talent.success_story s
  where s.organization_id = $1 and s.status = 'waiting' and s.user_id <> $2 order by s.sent_at, s.id limit 100`;

/** Stories of others that wait to be looked at, the one that waits longest first. */
export const waitingStories = (ctx: Ctx): Promise<WaitingRow[]> => ctx.db.read<WaitingRow>(WAITING, [ctx.userId]);

const DECIDERS = `
  select distinct g.moderator_id as "userId" from talent.community_group g
  where g.organization_id = $1 and g.closed_at is null and g.moderator_id is not null and g.moderator_id <> $2
    and (g.industry = $3 or g.industry is null)
  order by g.moderator_id limit 20`;

/** Who moderates groups of an industry, the caller apart. */
export async function storyDeciders(
  tx: Transaction,
  ctx: Ctx,
  { industry }: { readonly industry: string | null },
): Promise<string[]> {
  const found = await tx.read<{ readonly userId: string }>(DECIDERS, [ctx.userId, industry]);
  return found.map(({ userId }) => userId);
}
