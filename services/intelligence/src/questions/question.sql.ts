import { datasetOf, type Dataset } from '@talent-os/contracts/facts/datasets.js';
import {
  filtersOf,
  groupsOf,
  MONTH,
  MOST_CELLS,
  NO_VALUE,
  numberFieldsOf,
  textFieldsOf,
  type Question,
} from '@talent-os/contracts/facts/question.js';
import { Filters } from '@talent-os/service-kit/sql/filters';

/** A question that is known to name fields which are there, with its period and the industries its asker works in. */
export type Asked = Question & {
  readonly from: string;
  readonly until: string;
  readonly industries: readonly string[];
};

/** Groups of people that are looked at before one of them is shown. */
export const MOST_GROUPED = 50_000;

const MONTH_SQL = `to_char(f.day, 'YYYY-MM')`;
const YEAR_SQL = `to_char(f.day, 'YYYY')`;
/** A group as SQL: names of fields come from the contracts alone, and nothing else does. */
const expressionOf = (dataset: Dataset, group: string): string | undefined =>
  group === MONTH ? MONTH_SQL : group in textFieldsOf(dataset) ? `f.${group}` : undefined;

/** `$1` the organization. Of a dataset whose people are counted, filters are told apart later. */
export function factsWhere({ dataset, from, until, industries, filters }: Asked, all = false): Filters {
  const where = new Filters('f.organization_id = $1', from, until, [...industries]).andThat(
    'f.day between $2::date and $3::date and (f.industry is null or f.industry = any($4))',
  );
  for (const { field, values } of all ? [] : filtersOf(filters)) {
    const column = expressionOf(dataset, field);
    const unknown = values.includes(NO_VALUE) ? ` or ${column} is null` : '';
    if (column) where.and((some) => `(${column} = any(${some})${unknown})`, [...values]);
  }
  return where;
}

function measureOf({ dataset, of, field = '' }: Question): string {
  if (of === 'count') return 'count(*)::float8';
  return field in numberFieldsOf(dataset) ? `${of === 'sum' ? 'sum' : 'avg'}(f.${field})::float8` : 'null::float8';
}

/** How many people a group is about, of what is about people: to tell them apart costs more than all else. */
const peopleOf = (dataset: Dataset): string => (datasetOf(dataset).personal ? 'count(distinct f.person_id)' : '0');

/** Cells by their groups, the first in the order of their names; one more than may be shown says that there are more. */
export function cellsSql(question: Question, where: string): string {
  const { dataset } = question;
  const by = groupsOf(question.groups).flatMap((group) => expressionOf(dataset, group) ?? []);
  const [first, second] = by;
  return `
    select ${first ?? 'null::text'} as "group", ${second ?? 'null::text'} as beside, count(*)::int as rows,
      ${peopleOf(dataset)}::int as people, ${measureOf(question)} as value
    from intelligence.fact_${dataset} f where ${where}
    ${by.length > 0 ? `group by ${by.join(', ')} order by ${by.join(', ')}` : ''} limit ${MOST_CELLS + 1}`;
}

/** How many people each group of each year is about, of the tables by every choice of these fields. */
export function peopleSql(dataset: Dataset, fields: readonly string[], where: string): string {
  const by = fields.flatMap((field) => expressionOf(dataset, field) ?? []);
  const level = by.length > 0 ? `concat(${by.map((one) => `grouping(${one})`).join(', ')})` : `''::text`;
  return `
    select ${YEAR_SQL} as year, ${level} as level, json_build_array(${by.join(', ')}) as values,
      count(distinct f.person_id)::int as people
    from intelligence.fact_${dataset} f where ${where}
    group by ${YEAR_SQL}${by.length > 0 ? `, cube(${by.join(', ')})` : ''} limit ${MOST_GROUPED + 1}`;
}

/** Rows of a figure, the latest first or last; `ending` cuts out a page. */
export function rowsSql(
  dataset: Dataset,
  fields: readonly string[],
  where: string,
  ascending: boolean,
  ending: string,
): string {
  const direction = ascending ? 'asc' : 'desc';
  return `
    select f.source_id || '-' || f.place as id, f.source_id as "sourceId", f.day::text as day, f.industry, f.department,
      json_build_array(${fields.map((field) => `f.${field}::text`).join(', ')}) as values
    from intelligence.fact_${dataset} f where ${where}
    order by f.day ${direction}, f.source_id ${direction}, f.place ${direction} ${ending}`;
}
