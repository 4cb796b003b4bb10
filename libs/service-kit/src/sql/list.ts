import { COUNT_LIMIT, PAGE_SIZE } from '@talent-os/contracts';
import type { Filters } from './filters.js';

/** A page of a list; `$1` is the organization. */
export interface List {
  /** What is listed, with its alias: `sales.deal d`. */
  readonly table: string;
  /** Its key within the organization, where that is not `id`. */
  readonly key?: string;
  /** Joins by the alias they make; each is made only where something reads it. None may add rows. */
  readonly joins?: Readonly<Record<string, string>>;
  readonly filters: Filters;
  readonly order: string;
  /** The order an index has: a search in it looks at the first rows alone, where those fill the page. */
  readonly indexed?: string;
  /** Selects the keys, and maybe more, of the rows whose text a pattern finds, by an index of texts. */
  readonly holding?: (pattern: string) => string;
  /** Columns of an item. */
  readonly item: string;
  /** From 1. */
  readonly page: number;
  /** How many match, where that is known without counting. */
  readonly total?: string;
}

interface ListSql {
  /** Stand behind `with`. */
  readonly ctes: readonly string[];
  /** The items as a JSON array. */
  readonly items: string;
  /** A row to select from: `total`, and `more`, which is true or null. */
  readonly counted: string;
}

/** So many rows, twice as many and so on, until the next page is within: a handful of statements, each with its number. */
const doubled = (rows: number, page: number): number =>
  rows * 2 ** Math.max(0, Math.ceil(Math.log2(((page + 1) * PAGE_SIZE) / rows)));

/** How many rows there are, counted no further than that: a number, as Postgres plans by it. */
const countOf = (matching: string, most: number): string =>
  `select count(*) from (select from ${matching} limit ${most} + 1) c`;

/**
 * A page is cut out of the keys alone, which an index holds in the list's order; only its rows are then read and named.
 */
function listSql(list: List): ListSql {
  const { table, key = 'id', joins = {}, filters, order, item, page } = list;
  const alias = table.split(' ')[1]!;
  const { where, searched } = filters;
  const offset = `${filters.arg((page - 1) * PAGE_SIZE)}::bigint`;
  const from = (...read: readonly string[]) => [table, ...joinsFor(joins, read)].join(' ');
  const ofKeys = (keys: string, by: string) => `coalesce((select json_agg(page) from (
    select ${item} from (${keys} limit ${PAGE_SIZE} offset ${offset}) k
    join ${table} on ${alias}.organization_id = $1 and ${alias}.${key} = k.${key}
    ${joinsFor(joins, [item, by]).join(' ')} order by ${by}) page), '[]'::json)`;
  const most = doubled(COUNT_LIMIT, page);
  const counted = (count: string, more: string) =>
    `(select least(n.count, ${most})::int as total, nullif(${more}, false) as more from (${count}) n)`;
  const next = `(${offset} + ${2 * PAGE_SIZE})`;
  if (searched === undefined)
    return {
      ctes: [],
      items: ofKeys(`select ${alias}.${key} from ${from(where, order)} where ${where} order by ${order}`, order),
      counted: list.total
        ? `(select ${list.total} as total, null::boolean as more)`
        : counted(countOf(`${from(where)} where ${where}`, most), `n.count > ${most}`),
    };
  return {
    ctes: searchOf(list, alias, from, next),
    items: ofKeys(`select ${key}, rank from found order by rank`, 'k.rank'),
    counted: counted('select count(*) from found', `n.count > ${most} or (select more from reach)`),
  };
}

/**
 * What is searched for is `found`. Of a list no longer than `COUNT_LIMIT` every row is looked at. Of a longer one those an index
 * of texts names; where it names more than anybody counts, rows in the list's order until the page and the `next` are filled.
 * Without such an index the first rows in the list's order are looked at, and all of them where those do not fill the pages.
 */
function searchOf(
  { joins = {}, filters, order, key = 'id', indexed, holding, page }: List,
  alias: string,
  from: (...read: readonly string[]) => string,
  next: string,
): string[] {
  const { where, scope, searched = '', pattern } = filters;
  const ranked = `row_number() over (order by ${order}) as rank`;
  const all = `select ${alias}.${key}, ${ranked} from ${from(where, order)} where ${where}`;
  if (order !== indexed) return ['reach as (select false as more)', `found as materialized (${all})`];
  const length = `length as materialized (
    select count > ${COUNT_LIMIT} as beyond from (${countOf(`${from(scope)} where ${scope}`, COUNT_LIMIT)}) c)`;
  if (holding && pattern)
    return [
      length,
      `named as materialized (
        select ${key} from (${holding(pattern)}) h where (select beyond from length) limit ${COUNT_LIMIT + 1})`,
      `reach as materialized (select (select count(*) from named) > ${COUNT_LIMIT} as more)`,
      `found as materialized (
        ${all} and not (select beyond from length) union all
        ${all} and ${alias}.${key} = any(array(select ${key} from named)) and not (select more from reach) union all
        select * from (${all} and (select more from reach) order by ${order} limit ${doubled(100, page)}) f)`,
    ];
  return [
    length,
    `near as materialized (
      select ${alias}.${key}, ${alias}.rank from (
        select ${alias}.*, ${ranked} from ${from(scope, order)} where ${scope} order by ${order} limit ${COUNT_LIMIT}) ${alias}
      ${joinsFor(joins, [searched]).join(' ')} where ${searched})`,
    `reach as materialized (select beyond and (select count(*) from near) >= ${next} as more, beyond from length)`,
    `found as materialized (
      select * from near where (select more or not beyond from reach) union all
      ${all} and (select beyond and not more from reach))`,
  ];
}

/** The joins whose alias these texts or other joins made for them read, in the order given. */
export function joinsFor(joins: Readonly<Record<string, string>>, read: readonly string[]): string[] {
  return Object.entries(joins).reduceRight<string[]>(
    (made, [alias, join]) =>
      [...read, ...made].some((text) => new RegExp(String.raw`\b${alias}\.`).test(text)) ? [join, ...made] : made,
    [],
  );
}

const withSql = (ctes: readonly string[]): string => (ctes.length > 0 ? `with ${ctes.join(', ')}` : '');

/** A list as one JSON text; `others` are further fields with the expressions of their values. */
export function listJson(list: List, others: Readonly<Record<string, string>> = {}): string {
  const { ctes, items, counted } = listSql(list);
  const fields = Object.entries(others).map(([name, value]) => `, ',"${name}":', ${value}`);
  return `${withSql(ctes)} select concat('{"items":', ${items}, ',"total":', n.total, case when n.more then ',"more":true' end${fields.join('')}, '}')
    from ${counted} n`;
}

/** A list as `listRow` answers it. */
export interface ListRow<Item> {
  readonly items: Item[];
  readonly total: number;
  readonly more: true | null;
}

/** A list as a row of `items`, `total` and `more`, with further columns and with what they and the list read behind `with`. */
export function listRow(list: List, columns: readonly string[] = [], read: readonly string[] = []): string {
  const { ctes, items, counted } = listSql(list);
  return `${withSql([...read, ...ctes])} select ${[`${items} as items`, 'n.total', 'n.more', ...columns].join(', ')} from ${counted} n`;
}

/** What such a row says of the whole list. */
export const totalOf = ({ total, more }: Pick<ListRow<unknown>, 'total' | 'more'>) => ({
  total,
  ...(more && { more }),
});
