import type { Input } from '@talent-os/contracts';
import type { CatalogueState } from '@talent-os/contracts/talent/catalogue-shapes.js';
import type { Challenge, ChallengeDetail, listChallenges } from '@talent-os/contracts/talent/community-challenges.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { VERSION_IN_USE } from '../catalogue/catalogue.sql.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { skillNamesOf } from '../skills/skill-names.sql.js';

type Said = { readonly met: number[]; readonly words: string };
type EntryRow = {
  readonly id: string;
  readonly teamName: string | null;
  readonly members: number;
  readonly shown: boolean;
  readonly work: string | null;
  readonly handedInAt: string | null;
  /** Of the version it was handed in by. */
  readonly criteria: string[] | null;
  readonly said: Said[];
  readonly written: string[];
};
export type ChallengeRow = Omit<Challenge, 'may' | 'entry'> & {
  readonly status: CatalogueState;
  readonly entry: EntryRow | null;
};

const TABLE = 'talent.catalogue_item c';
const ENDS = `v.content ->> 'endsOn'`;
const entriesOf = (only = '') => `
  (select count(*)::int from talent.challenge_entry n where n.organization_id = $1 and n.item_id = c.id ${only})`;
/** `$2` is the caller. */
const TAKES_PART = `
  exists (select from talent.challenge_member m where m.organization_id = $1 and m.user_id = $2 and m.item_id = c.id)`;
const ENTRY = `
  (select json_build_object('id', e.id, 'teamName', e.team_name, 'shown', m.shown, 'work', e.work,
      'handedInAt', e.handed_in_at,
      'members', (select count(*)::int from talent.challenge_member o where o.organization_id = $1 and o.entry_id = e.id),
      'criteria', (select h.content -> 'criteria' from talent.catalogue_version h
        where h.organization_id = $1 and h.item_id = e.item_id and h.number = e.number),
      'said', (select coalesce(json_agg(json_build_object('met', r.met, 'words', r.words) order by r.id), '[]')
        from talent.challenge_review r where r.organization_id = $1 and r.entry_id = e.id),
      'written', (select coalesce(json_agg(r.words order by r.id), '[]')
        from talent.challenge_review r where r.organization_id = $1 and r.by_entry_id = e.id))
    from talent.challenge_member m join talent.challenge_entry e on e.organization_id = $1 and e.id = m.entry_id
    where m.organization_id = $1 and m.user_id = $2 and m.item_id = c.id)`;
const ITEM = `
  c.id, c.title, c.summary, c.minutes, c.status, ${ENDS} as "endsOn",
  ${skillNamesOf('c.skill_ids')} as skills,
  ${entriesOf()} as entries, ${entriesOf('and n.handed_in_at is not null')} as works, ${ENTRY} as entry`;

const SORTABLE = { endsOn: ENDS, title: 'c.title', minutes: 'c.minutes' };

/** A page of the challenges that are open, or of those the caller takes part in. */
export async function pageOfChallenges(
  ctx: Ctx,
  { page, sort, search, show }: Input<typeof listChallenges>,
  { today }: { readonly today: string },
): Promise<ListRow<ChallengeRow>> {
  const filters = new Filters(`c.organization_id = $1 and c.kind = 'challenge'`, ctx.userId)
    .andThat(show ? `c.status <> 'draft' and ${TAKES_PART}` : `c.status = 'published'`)
    .and((among) => `c.industry = any(${among})`, show ? undefined : industriesOf(ctx))
    .and((day) => `coalesce(${ENDS} >= ${day}, true)`, show ? undefined : today)
    .search(holdingWords('talent', 'c.title', 'c.summary'), containingWords(search));
  const order = orderBy(SORTABLE, sort, `${ENDS}, c.title`, 'c.id');
  const list = listRow({ table: TABLE, joins: { v: VERSION_IN_USE }, filters, order, item: ITEM, page });
  return (await ctx.db.readOne<ListRow<ChallengeRow>>(list, filters.args))!;
}

type Item = { readonly catalogueItemId: string };
type OneRow = ChallengeRow & Pick<ChallengeDetail, 'body' | 'criteria'>;

/** One challenge that is open to the caller, or in which they take part. */
const ONE = `
  select ${ITEM}, v.content ->> 'body' as body, v.content -> 'criteria' as criteria
  from ${TABLE} ${VERSION_IN_USE}
  where c.organization_id = $1 and c.id = $3 and c.kind = 'challenge'
    and ((c.status = 'published' and c.industry = any($4)) or (c.status <> 'draft' and ${TAKES_PART}))`;

export const oneChallenge = (ctx: Ctx, { catalogueItemId }: Item): Promise<OneRow | undefined> =>
  ctx.db.readOne<OneRow>(ONE, [ctx.userId, catalogueItemId, industriesOf(ctx)]);

/** Rows a challenge shows of its teams and of those who take part. */
const MOST = 100;

type TeamRow = ChallengeDetail['teams'][number];
const TEAMS = `
  select e.id, e.team_name as "teamName", count(*)::int as members
  from talent.challenge_entry e join talent.challenge_member m on m.organization_id = $1 and m.entry_id = e.id
  where e.organization_id = $1 and e.item_id = $2 and e.team_name is not null and e.handed_in_at is null
  group by e.id, e.team_name order by e.team_name collate talent.text_order, e.id limit ${MOST}`;

/** Teams that have not handed in, however many are in them. */
export const teamsOf = (ctx: Ctx, { catalogueItemId }: Item): Promise<TeamRow[]> =>
  ctx.db.read<TeamRow>(TEAMS, [catalogueItemId]);

export type BoardRow = {
  readonly id: string;
  readonly teamName: string | null;
  /** Those who let themselves be shown. */
  readonly userIds: string[];
  readonly handedInAt: string | null;
  readonly given: number;
  /** How many criteria each found met who looked at it. */
  readonly met: number[];
  readonly criteria: number;
  readonly mine: boolean;
};
const BOARD = `
  select e.id, e.team_name as "teamName", json_agg(m.user_id order by m.id) as "userIds", e.handed_in_at as "handedInAt",
    (select count(*)::int from talent.challenge_review r where r.organization_id = $1 and r.by_entry_id = e.id) as given,
    (select coalesce(json_agg(cardinality(r.met)), '[]') from talent.challenge_review r
      where r.organization_id = $1 and r.entry_id = e.id) as met,
    coalesce((select jsonb_array_length(h.content -> 'criteria') from talent.catalogue_version h
      where h.organization_id = $1 and h.item_id = e.item_id and h.number = e.number), 0) as criteria,
    exists (select from talent.challenge_member o
      where o.organization_id = $1 and o.user_id = $2 and o.entry_id = e.id) as mine
  from talent.challenge_entry e join talent.challenge_member m
    on m.organization_id = $1 and m.entry_id = e.id and m.shown
  where e.organization_id = $1 and e.item_id = $3
  group by e.id, e.team_name, e.handed_in_at, e.item_id, e.number, e.created_at
  order by e.created_at, e.id limit ${MOST}`;

/** Who takes part in a challenge and lets it be seen. */
export const boardOf = (ctx: Ctx, { catalogueItemId }: Item): Promise<BoardRow[]> =>
  ctx.db.read<BoardRow>(BOARD, [ctx.userId, catalogueItemId]);

type NextRow = NonNullable<ChallengeDetail['next']>;
const NEXT = `
  select e.id as "challengeEntryId", e.work, h.content -> 'criteria' as criteria
  from talent.challenge_entry e join talent.catalogue_version h
    on h.organization_id = $1 and h.item_id = e.item_id and h.number = e.number
  where e.organization_id = $1 and e.item_id = $2 and e.id <> $3 and e.handed_in_at is not null and not exists
    (select from talent.challenge_review r where r.organization_id = $1 and r.entry_id = e.id and r.by_entry_id = $3)
  order by (select count(*) from talent.challenge_review r where r.organization_id = $1 and r.entry_id = e.id),
    e.handed_in_at, e.id limit 1`;

/** The work that waits most for somebody to look at it, of those the caller has not looked at. */
export const nextWork = (
  ctx: Ctx,
  { catalogueItemId, entryId }: Item & { readonly entryId: string },
): Promise<NextRow | undefined> => ctx.db.readOne<NextRow>(NEXT, [catalogueItemId, entryId]);
