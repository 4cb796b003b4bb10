import type { Input } from '@talent-os/contracts';
import type { CommunityEvent, listCommunityEvents } from '@talent-os/contracts/talent/community-events.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { VERSION_IN_USE } from '../catalogue/catalogue.sql.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { skillNamesOf } from '../skills/skill-names.sql.js';

type EventRow = Omit<CommunityEvent, 'may' | 'endsAt'> & { readonly minutes: number };

const TABLE = 'talent.catalogue_item c';
const STARTS = `(v.content ->> 'startsAt')::timestamptz`;
const ENDS = `${STARTS} + make_interval(mins => c.minutes)`;
const seatsOf = (status: 'going' | 'waiting') => `
  (select count(*)::int from talent.event_seat s
    where s.organization_id = $1 and s.item_id = c.id and s.status = '${status}')`;
/** `$2` is the caller. */
const MINE = 'talent.event_seat s where s.organization_id = $1 and s.user_id = $2 and s.item_id = c.id';
const AHEAD = `
  (select count(*)::int from talent.event_seat o where o.organization_id = $1 and o.item_id = s.item_id
    and o.status = 'waiting' and o.place < s.place)`;
const ITEM = `
  c.id, c.title, c.summary, v.content ->> 'body' as body, v.content ->> 'place' as place,
  v.content ->> 'startsAt' as "startsAt", c.minutes, (v.content ->> 'seats')::int as seats,
  ${seatsOf('going')} as going, ${seatsOf('waiting')} as waiting,
  ${skillNamesOf('c.skill_ids')} as skills,
  (select json_build_object('status', s.status, 'ahead', case when s.status = 'waiting' then ${AHEAD} end)
    from ${MINE}) as seat`;

const SORTABLE = { startsAt: STARTS, title: 'c.title' };
/** What somebody said they come to stays theirs to read, also once it is over or called off. */
const SHOWN = {
  mine: `c.status <> 'draft' and exists (select from ${MINE})`,
  upcoming: `c.status = 'published'`,
};

/** A page of the events that are still to come, or of those of the caller. */
export async function pageOfEvents(
  ctx: Ctx,
  { page, sort, search, show }: Input<typeof listCommunityEvents>,
): Promise<ListRow<EventRow>> {
  const filters = new Filters(`c.organization_id = $1 and c.kind = 'event'`, ctx.userId)
    .andThat(SHOWN[show ?? 'upcoming'])
    .and((among) => `c.industry = any(${among})`, show ? undefined : industriesOf(ctx))
    .and((now) => `${ENDS} > ${now}`, show ? undefined : ctx.now)
    .search(holdingWords('talent', 'c.title', 'c.summary'), containingWords(search));
  const order = orderBy(SORTABLE, sort, STARTS, 'c.id');
  const list = listRow({ table: TABLE, joins: { v: VERSION_IN_USE }, filters, order, item: ITEM, page });
  return (await ctx.db.readOne<ListRow<EventRow>>(list, filters.args))!;
}

type OneRow = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly place: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly version: number;
};
const ONE = `
  select c.id, c.title, c.summary, v.content ->> 'place' as place, v.content ->> 'startsAt' as "startsAt", c.minutes, c.version
  from talent.catalogue_item c ${VERSION_IN_USE}
  where c.organization_id = $1 and c.id = $2 and c.kind = 'event' and c.status = 'published' and c.industry = any($3)`;

/** One event in use in an industry of the caller. */
export const openEvent = (
  ctx: Ctx,
  { catalogueItemId }: { readonly catalogueItemId: string },
): Promise<OneRow | undefined> => ctx.db.readOne<OneRow>(ONE, [catalogueItemId, industriesOf(ctx)]);
