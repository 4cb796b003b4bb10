import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import { filtersOf, groupsOf, MONTH, MOST_CELLS, type Question } from '@talent-os/contracts/facts/question.js';
import { Filters } from '@talent-os/service-kit/sql/filters';

/** A question that is known to name fields which are there, with its period and the industries its asker works in. */
export type Asked = Question & {
  readonly from: string;
  readonly until: string;
  readonly industries: readonly string[];
};

export const MONTH_SQL = `to_char(f.day, 'YYYY-MM')`;
/** A group as SQL: names of fields come from the contracts alone. */
const expressionOf = (group: string) => (group === MONTH ? MONTH_SQL : `f.${group}`);

/** What a question is narrowed to: its filters but one, and values of fields that are left out of everything. */
type Narrowed = { readonly but?: string; readonly only?: Readonly<Record<string, readonly (string | null)[]>> };

/** `$1` the organization. A value that is not known is one of its own, and named by no filter. */
export function factsWhere({ from, until, industries, filters }: Asked, { but, only = {} }: Narrowed = {}): Filters {
  const where = new Filters('f.organization_id = $1', from, until, [...industries]).andThat(
    'f.day between $2::date and $3::date and (f.industry is null or f.industry = any($4))',
  );
  for (const { field, values } of filtersOf(filters))
    if (field !== but) where.and((some) => `f.${field} = any(${some})`, [...values]);
  for (const [field, values] of Object.entries(only))
    if (field !== but) {
      const known = values.filter((value) => value !== null);
      where.and(
        (some) =>
          `(${expressionOf(field)} = any(${some})${values.includes(null) ? ` or ${expressionOf(field)} is null` : ''})`,
        known,
      );
    }
  return where;
}

const measureOf = ({ of, field }: Question) =>
  of === 'count' ? 'count(*)::float8' : `${of === 'sum' ? 'sum' : 'avg'}(f.${field})::float8`;

/** Cells by their groups, the first in the order of their names; one more than may be shown says that there are more. */
export const cellsSql = (dataset: Dataset, question: Question, where: string): string => {
  const [first, second] = groupsOf(question.groups).map(expressionOf);
  const by = [first, second].filter((one) => one !== undefined);
  return `
    select ${first ?? 'null::text'} as "group", ${second ?? 'null::text'} as beside, count(*)::int as rows,
      count(distinct f.person_id)::int as people, ${measureOf(question)} as value
    from intelligence.fact_${dataset} f where ${where}
    ${by.length > 0 ? `group by ${by.join(', ')} order by ${by.join(', ')}` : ''} limit ${MOST_CELLS + 1}`;
};

/** The values of a field with how many people have each. */
export const valuesSql = (dataset: Dataset, field: string, where: string): string => `
  select ${expressionOf(field)} as value, count(distinct f.person_id)::int as people
  from intelligence.fact_${dataset} f where ${where} group by 1 order by 1 limit ${MOST_CELLS}`;
