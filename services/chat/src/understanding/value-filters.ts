import type { AnalysedQuestion } from './asked.js';
import type { Work } from './reading.js';
import type { Link, SourceField } from './types.js';

type Group = { readonly field: SourceField; readonly values: unknown[]; readonly not: boolean };

/** A word that only stands in the description of a field does not name it. */
const NAMED = 0.6;

/** Filters by the values, states and switches that were named; what is asked for itself is told instead. */
export function valueFilters(work: Work, denied: ReadonlySet<Link>): void {
  const { chosen, filters, used } = work;
  const groups = new Map<string, Group>();
  for (const link of chosen) {
    const not = denied.has(link);
    const { target } = link;
    if (target.kind === 'value') addValue(groups, target, not);
    else if (target.kind === 'where') addWhere(groups, work, target.where, not);
    else if (target.kind === 'field' && link.weight >= NAMED && !isIntent(work, link) && !used.has(target.field.key))
      addField(groups, work, target.field, not);
  }
  for (const group of groups.values()) {
    const { field, values, not } = group;
    if (isAskedFor(work, group)) {
      work.told.push(field);
      if (work.asked.intent === 'whether' && values.length === 1)
        work.claims.push({ field, test: { kind: 'in', values }, not });
      continue;
    }
    filters.push({ field, test: { kind: 'in', values }, not });
    used.add(field.key);
  }
}

/** `How many` asks, and says nothing of what is counted already. */
const isIntent = ({ asked: { intentAt } }: Work, { from, to }: Link): boolean =>
  intentAt !== undefined && intentAt.from <= from && to <= intentAt.to;

type ValueTarget = Extract<Link['target'], { kind: 'value' }>;
function addValue(groups: Map<string, Group>, { field, value }: ValueTarget, not: boolean): void {
  const key = `${field.key} ${not}`;
  const group = groups.get(key) ?? { field, values: [], not };
  group.values.push(...[value].flat().filter((one) => !group.values.includes(one)));
  groups.set(key, group);
}

type WhereTarget = Extract<Link['target'], { kind: 'where' }>;
function addWhere(groups: Map<string, Group>, { source }: Work, where: WhereTarget['where'], not: boolean): void {
  for (const [path, values] of Object.entries(where)) {
    const field = source.fields.find((one) => one.path === path && one.depth === 0);
    if (field) groups.set(`${path} where`, { field, values: [...values], not });
  }
}

const NULLABLE: readonly SourceField['kind'][] = [
  'text',
  'person',
  'place',
  'date',
  'instant',
  'number',
  'money',
  'list',
];
/** A switch that is named holds; a field that is denied is empty. */
function addField(
  groups: Map<string, Group>,
  { asked, source, chosen, filters, used }: Work,
  field: SourceField,
  not: boolean,
): void {
  if (source.lists.length === 0) return;
  const ofOne = asked.intent === 'whether' && chosen.some(({ target }) => target.kind === 'value' && target.exact);
  if (field.kind === 'boolean' && !ofOne) groups.set(field.key, { field, values: [true], not });
  else if (not && NULLABLE.includes(field.kind)) {
    filters.push({ field, test: { kind: 'absent' }, not: false });
    used.add(field.key);
  }
}

const TELLS: readonly AnalysedQuestion['intent'][] = ['whether', 'who', 'value', 'when', 'where'];
/** `Is it heavy or light?` and `is it contained?` ask for the field, not for the rows that hold the value. */
function isAskedFor({ asked, source, chosen }: Work, { field, values }: Group): boolean {
  if (source.lists.length === 0) return field.kind === 'choice';
  const exact = chosen.filter(({ target }) => target.kind === 'value' && target.exact === true);
  if (exact.some(({ target }) => target.kind === 'value' && target.field.key === field.key)) return false;
  const either = values.length > 1 && asked.text.includes(' or ') && TELLS.includes(asked.intent);
  return either || (asked.intent === 'whether' && exact.length > 0 && field.kind === 'choice');
}
