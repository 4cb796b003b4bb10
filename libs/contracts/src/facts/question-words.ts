import { wordsOf } from '../words.js';
import { datasetOf, type Dataset, type FactFieldKind } from './datasets.js';
import {
  commonFactFields,
  filtersOf,
  groupsOf,
  measures,
  MONTH,
  MONTH_LABEL,
  NO_VALUE,
  type Question,
} from './question.js';

const common: Readonly<Record<string, string>> = { ...commonFactFields, [MONTH]: MONTH_LABEL };
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A value as people read it: keys become words, what people have written stays as it is. */
export const shownValue = (value: string): string =>
  value === NO_VALUE
    ? 'None'
    : /^([a-z\d]+([_-][a-z\d]+)*|[a-z]+([A-Z][a-z]+)+|[A-Z]{4,})$/.test(value)
      ? wordsOf(value)
      : value;

/** The value of a group as people read it. */
export const shownGroup = (group: string | undefined, value: string | null): string =>
  group === MONTH && value !== null && /^\d{4}-\d{2}$/.test(value)
    ? monthFormat.format(new Date(`${value}-01`))
    : shownValue(value ?? NO_VALUE);

/** What people call a field of a dataset; its name where it is gone. */
export const fieldLabel = (dataset: Dataset, field: string): string =>
  datasetOf(dataset).fields[field]?.label ?? common[field] ?? field;

/** What the figures of an answer are: an amount only where amounts are added up or averaged. */
export const figureKindOf = ({ dataset, of, field = '' }: Pick<Question, 'dataset' | 'of' | 'field'>): FactFieldKind =>
  of !== 'count' && datasetOf(dataset).fields[field]?.kind === 'money' ? 'money' : 'number';

/** `Sum of amount by stage`. */
export function questionTitle({ dataset, of, field, groups }: Question): string {
  const { label } = datasetOf(dataset);
  const what = of === 'count' ? label : `${measures[of]} of ${fieldLabel(dataset, field ?? '').toLowerCase()}`;
  const by = groupsOf(groups).map((group) => fieldLabel(dataset, group).toLowerCase());
  return by.length === 0 ? what : `${what} by ${by.join(' and ')}`;
}

/** The question in words, its filters with it: `Deals by stage; only source: Referral or Event`. */
export const questionWords = (question: Question): string =>
  [
    questionTitle(question),
    ...filtersOf(question.filters).map(
      ({ field, values }) =>
        `only ${fieldLabel(question.dataset, field).toLowerCase()}: ${values.map(shownValue).join(' or ')}`,
    ),
  ].join('; ');
