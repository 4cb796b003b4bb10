import type { SearchKind } from '@talent-os/contracts/search/kinds.js';
import type { Arg } from '../database/arg.js';
import type { Filters } from '../sql/filters.js';
import { folded } from './index-search.js';
import type { Terms } from './terms.rules.js';

/** Rows an index of texts may name before the latest are looked through instead: what so many fit, the latest fit as well. */
const NAMED = 1_500;
const LATEST = 1_000;

/** What a service looks for. */
export type SearchRequest = Terms & {
  /** Results of a kind at most. */
  readonly limit: number;
};

/** A record as its service finds it. */
export type FoundRow = {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly within: string | null;
  readonly tier: number;
  readonly at: string | null;
};

/** Rows of one kind that a caller may open. Expressions may read the table and what is joined to it; `$1` is the organization. */
interface SearchSource {
  readonly schema: string;
  /** `sales.deal d`. */
  readonly from: string;
  readonly joins?: string;
  /** Its key, with its alias. */
  readonly key: string;
  /** Whose rows: the conditions of the list they stand in. */
  readonly filters: Filters;
  /** What it is called. */
  readonly title: string;
  /** What tells it from others of the same name. */
  readonly detail: string;
  /** What else it is found by. */
  readonly also?: readonly string[];
  /** When something last happened with it. */
  readonly at: string;
  /** The latest first, as an index has it where the table is long. */
  readonly latest: string;
  /** What comes soonest is what people look for. */
  readonly soonest?: true;
  /** Id of the record it is opened with. */
  readonly within?: string;
  /**
   * Selects the `id` of rows whose text fits, by indexes of texts; absent where a caller's own rows are few. `fits` makes the
   * condition on a text of a `<table>_search`: it holds the most telling word, or any where no index has all of them.
   */
  readonly named?: (fits: (text: string) => string) => string;
  readonly namedBy?: 'any word';
}

/** Statement of the rows that fit, the best first. What is wanted becomes arguments of the filters. */
export function searchSql(search: SearchSource, wanted: SearchRequest): string {
  const { schema, from, joins = '', key, filters, title, detail, also = [], at, latest, within, named } = search;
  const { where } = filters;
  const arg = (value: Arg) => filters.arg(value);
  // Only where an index of texts is asked: Postgres refuses a value that no statement reads.
  const most = named && `${arg(search.namedBy ? wanted.patterns.join('|') : (wanted.patterns[0] ?? ''))}::text`;
  const every = `${arg(wanted.patterns)}::text[]`;
  const name = `${arg(wanted.folded)}::text`;
  const id = `${arg(wanted.id)}::uuid`;
  const limit = `${arg(wanted.limit)}::int`;
  const called = folded(schema, title);
  const text = folded(schema, [title, ...also].map((part) => `coalesce(${part}, '')`).join(` || ' ' || `));
  const row = `${key} as id, ${title} as title, ${detail} as detail, ${within ?? 'null::uuid'} as within, ${at} as at,
    ${called} as called`;
  const fits = `(${text} ~ all(${every}) or ${key} = ${id})`;
  const rows = (condition: string) => `select ${row} from ${from} ${joins} where ${where} and ${condition} and ${fits}`;
  const found = rows(named ? `${key} = any(array(select id from chosen))` : 'true');
  const ctes = named
    ? `named as materialized (
         select h.id from (${named((one) => `${one} ~ ${most}`)} union all select ${id}) h where h.id is not null limit ${NAMED + 1}),
       reach as materialized (select count(*) > ${NAMED} as more from named),
       chosen as materialized (
         select id from named where not (select more from reach) union all
         (select ${key} from ${from} ${joins} where ${where} and (select more from reach) order by ${latest} limit ${LATEST})),`
    : '';
  return `with ${ctes} found as materialized (${found})
    select f.id, f.title, coalesce(f.detail, '') as detail, f.within, f.at,
      case when f.called = ${name} or f.id = ${id} then 0 when starts_with(f.called, ${name}) then 1
        when f.called ~ all(${every}) then 2 else 3 end as tier
    from found f order by tier, f.at ${search.soonest ? '' : 'desc'} nulls last, f.id limit ${limit}`;
}

/** Finds rows of one kind. */
export type Finder<Context> = (ctx: Context, wanted: SearchRequest) => Promise<FoundRow[]>;
export type Finders<Context> = Partial<Record<SearchKind, Finder<Context>>>;

type Labels = Readonly<Record<string, string | { readonly label: string }>>;

/** A value of a choice as people call it, in SQL. */
export function calledSql(column: string, labels: Labels): string {
  const called = Object.entries(labels).map(
    ([value, row]) => [value, typeof row === 'string' ? row : row.label] as const,
  );
  const rows = called.map(([value, label]) => `when '${value}' then '${label.replaceAll("'", "''")}'`);
  return `case ${column} ${rows.join(' ')} else ${column} end`;
}

/** Parts of a detail, those that are there. */
export const detailSql = (...parts: readonly string[]): string => `concat_ws(' · ', ${parts.join(', ')})`;

/** A day as details tell it: `Nov 24, 2026`. */
export const daySql = (day: string): string => `to_char(${day}, 'Mon FMDD, YYYY')`;
