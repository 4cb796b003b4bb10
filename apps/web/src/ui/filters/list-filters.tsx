import type { Operation } from '@talent-os/contracts/define';
import { isValidElement, type ReactElement } from 'react';
import type { Fields, List } from '@/lib/use-list-filters';
import { ActiveFilter } from './active-filter';
import { ListChip } from './list-chip';
import { ListDay } from './list-day';
import { ListSearch } from './list-search';
import { ListSelect, type Choices } from './list-select';

/**
 * A filter in words. The search has its placeholder, or `true` where it needs none; any other text is the label of a
 * switch. `all` says what a choice shows while nothing is chosen. `words` only say what a link has
 * brought. What needs a field of its own draws it. `false`: this person has no use for it.
 */
export type Filter =
  | string
  | boolean
  | undefined
  | { readonly label: string; readonly choices: Choices; readonly all?: string }
  | { readonly label: string; readonly placeholder?: string }
  | { readonly day: string }
  | { readonly words: string | ((value: string) => string | undefined) }
  | ReactElement;

export type Filters<O extends Operation> = { readonly [F in keyof Fields<O>]?: Filter };

type FiltersProps<O extends Operation> = {
  readonly list: Pick<List<O, object>, 'params' | 'nameOf'>;
  /** What the rows are called. */
  readonly label: string;
  readonly filters: Filters<O>;
};

/** What narrows a list, by the fields its operation takes, in their order here. */
export const ListFilters = <O extends Operation>({ list, label, filters }: FiltersProps<O>) =>
  Object.entries<Filter>(filters).map(([field, filter]) => (
    <OneFilter key={field} list={list} label={label} field={field} filter={filter} />
  ));

type OneFilterProps = {
  readonly list: Pick<List<Operation, object>, 'params' | 'nameOf'>;
  readonly label: string;
  readonly field: string;
  readonly filter: Filter;
};

function OneFilter({ list: { params, nameOf }, label, field, filter }: OneFilterProps) {
  if (filter === undefined || filter === false || filter === '') return null;
  if (isValidElement(filter)) return filter;
  const at = { params, name: nameOf(field) };
  if (field === 'search') return <ListSearch params={params} {...searchOf(filter, label)} />;
  if (typeof filter !== 'object') return <ListChip {...at}>{String(filter)}</ListChip>;
  if ('words' in filter) return <ActiveFilter {...at} {...filter} />;
  if ('day' in filter) return <ListDay {...at} label={filter.day} />;
  if (!('choices' in filter)) return null;
  const { all, ...choice } = filter;
  return <ListSelect {...at} {...choice} {...(all && { placeholder: all })} />;
}

const searchOf = (filter: Exclude<Filter, undefined | false>, label: string) =>
  typeof filter === 'object' && 'label' in filter
    ? filter
    : { label: `Search ${label}`, ...(typeof filter === 'string' && { placeholder: filter }) };
