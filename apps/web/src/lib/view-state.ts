import { densities } from '@talent-os/contracts/identity/preference-values';
import { type Density, type ViewState } from '@talent-os/contracts/identity/views';
import type { Changes } from './use-view-params';

/** What the address calls the parts of a view beside its filters. */
export const viewParams = {
  id: 'saved',
  columns: 'columns',
  density: 'rows',
  sort: 'sort',
  unfiltered: 'filters',
} as const;

type Get = (name: string) => string | undefined;
/** What the rules need to know of a list: what the address calls its filters, in their order. */
type ListFilterNames = readonly string[];

export const noState: ViewState = { filters: [], sort: null, columns: null, density: null };

/** How a list stands in the address. What is no density or no list of columns is none. */
export function stateAt(get: Get, names: ListFilterNames): ViewState {
  const columns = (get(viewParams.columns) ?? '').split(',').filter((one) => /^[a-zA-Z_]{1,40}$/.test(one));
  return {
    filters: names.flatMap((name) => {
      const value = get(name)?.trim();
      return value ? [{ name, value }] : [];
    }),
    sort: get(viewParams.sort) ?? null,
    columns: columns.length > 0 ? columns : null,
    density: densityOf(get(viewParams.density)),
  };
}

export const densityOf = (text: string | null | undefined): Density | null =>
  densities.find((one) => one === text) ?? null;

/**
 * The changes of the address that show a state and nothing else. Filters that the list does not know (any more) are left
 * out. A view whose filters were all taken away says so, since its mere id stands for all of it.
 */
export function addressOf(state: ViewState, names: ListFilterNames, viewId?: string): Changes {
  const values = new Map(state.filters.map(({ name, value }) => [name, value]));
  return {
    ...Object.fromEntries(names.map((name) => [name, values.get(name)])),
    [viewParams.sort]: state.sort ?? undefined,
    [viewParams.columns]: state.columns?.join(',') ?? undefined,
    [viewParams.density]: state.density ?? undefined,
    [viewParams.id]: viewId,
    [viewParams.unfiltered]: undefined,
    page: undefined,
  };
}

/** Whether an address says nothing but which view. */
export const isBare = (get: Get, names: ListFilterNames): boolean => {
  const { filters, sort, columns, density } = stateAt(get, names);
  return filters.length === 0 && !sort && !columns && !density && get(viewParams.unfiltered) !== 'none';
};

const parts = ['filters', 'sort', 'columns', 'density'] as const;
type Part = (typeof parts)[number];
const words: Readonly<Record<Part, string>> = {
  filters: 'filters',
  sort: 'sort',
  columns: 'columns',
  density: 'row height',
};

/** What differs between two states of a list that knows these filters; `usual` is the order where none is given. */
export function differences(one: ViewState, other: ViewState, names: ListFilterNames, usual?: string): readonly Part[] {
  const texts = (state: ViewState): Readonly<Record<Part, string>> => ({
    filters: filterText(state, names),
    sort: state.sort ?? usual ?? '',
    columns: state.columns?.join() ?? '',
    density: state.density ?? '',
  });
  const [mine, theirs] = [texts(one), texts(other)];
  return parts.filter((part) => mine[part] !== theirs[part]);
}

const filterText = ({ filters }: ViewState, names: ListFilterNames): string =>
  filters
    .filter(({ name }) => names.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
    .join('&');

/** `Sort and columns changed`. */
export function changedInWords(changed: readonly Part[]): string {
  const list = changed.map((part) => words[part]);
  const text = list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
  return text && `${text[0]!.toUpperCase()}${text.slice(1)} changed`;
}
