import type { Input } from '@talent-os/contracts';
import type { Lesson, listLessons } from '@talent-os/contracts/talent/learning.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { VERSION_IN_USE } from '../catalogue/catalogue.sql.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { skillNamesOf } from '../skills/skill-names.sql.js';

const TABLE = 'talent.catalogue_item c';
const PROGRESS = `left join talent.lesson_progress l
  on l.organization_id = $1 and l.user_id = $2 and l.item_id = c.id`;
const STATE = `case when l.id is null then 'new' when l.due_on is null then 'known'
  when l.due_on <= $3::date then 'due' else 'later' end`;
const ITEM = `
  c.id, c.title, c.summary, c.minutes,
  ${skillNamesOf('c.skill_ids')} as skills,
  ${STATE} as state, l.due_on::text as "dueOn"`;
const SORTABLE = { title: 'c.title', minutes: 'c.minutes' };
const USUAL = `array_position(array['due', 'new', 'later', 'known'], ${STATE}), l.due_on, c.title`;

/** Lessons the caller may do; `$2` is the caller, `$3` their day. */
const lessonsFor = (ctx: Ctx, today: string): Filters =>
  new Filters(`c.organization_id = $1 and c.kind = 'lesson' and c.status = 'published'`, ctx.userId, today).and(
    (among) => `c.industry = any(${among})`,
    industriesOf(ctx),
  );

/** A page of lessons, what is due first. */
export async function pageOfLessons(ctx: Ctx, { page, sort, search, state }: Input<typeof listLessons>) {
  const filters = lessonsFor(ctx, await todayOf(ctx))
    .and((one) => `${STATE} = ${one}`, state)
    .search(holdingWords('talent', 'c.title', 'c.summary'), containingWords(search));
  const order = orderBy(SORTABLE, sort, USUAL, 'c.id');
  const list = listRow({ table: TABLE, joins: { l: PROGRESS }, filters, order, item: ITEM, page });
  return (await ctx.db.readOne<ListRow<Lesson>>(list, filters.args))!;
}

export type LessonRow = Lesson & {
  readonly body: string;
  readonly question: string;
  readonly options: string[];
  readonly answer: number;
  readonly why: string;
};

/** A lesson the caller may do, with its answer. */
export async function lessonFor(ctx: Ctx, { catalogueItemId }: { readonly catalogueItemId: string }) {
  const { where, args } = lessonsFor(ctx, await todayOf(ctx)).and((one) => `c.id = ${one}`, catalogueItemId);
  const found = await ctx.db.readOne<LessonRow>(
    `select ${ITEM}, v.content ->> 'body' as body, v.content ->> 'question' as question,
       v.content -> 'options' as options, (v.content ->> 'answer')::int as answer, v.content ->> 'why' as why
     from ${TABLE} ${PROGRESS}
     ${VERSION_IN_USE}
     where ${where}`,
    args,
  );
  return found ?? undefined;
}
