import type { AppAbility } from '../access/ability.js';
import type { Operation, Output, Sent } from '../define.js';
import type { Path } from '../navigation/index.js';

/** What narrows a list: values as an address writes them. */
export type Filter = Readonly<Record<string, string>>;

/** Rows that count to a figure, and where they stand. */
export type FigureRows = {
  readonly list: Operation;
  /** As the operation takes it. */
  readonly filter: Filter;
  readonly screen: Path;
  /** What the screen narrows it to by itself, as the operation takes it. */
  readonly preset?: Filter;
  /** What the address says besides: the view, or the part of the screen. */
  readonly view?: Filter;
  readonly part?: string;
  /** Fields the address calls otherwise. */
  readonly called?: Filter;
  /** What the rows of all pages come to; their number where absent. */
  readonly sum?: (answer: unknown) => number;
};

/** A number people read, named with its scope, and the rows it is made of: the first the reader may open. */
export type Figure = {
  readonly label: string;
  /** Whose rows: `your positions`, `all units`. */
  readonly scope: string;
  /** Null where nothing is known, undefined until it is. */
  readonly value: number | null | undefined;
  /** How it is made, where it is no count of rows. */
  readonly how?: string;
  readonly rows: readonly FigureRows[];
  /** `false`: no screen of the reader shows it. */
  readonly shown?: boolean;
};

type RowsOf<L extends Operation> = Omit<FigureRows, 'list' | 'filter' | 'sum'> & {
  readonly filter?: { readonly [F in keyof Sent<L>]?: string | undefined };
  readonly sum?: (answer: Output<L>) => number;
};

/** Rows of a list; filters that are undefined do not narrow it. */
export const rowsOf = <L extends Operation>(list: L, { filter = {}, ...rest }: RowsOf<L>): FigureRows =>
  ({
    ...rest,
    list,
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  }) as unknown as FigureRows;

/** What figures say of whoever reads them. */
export type FigureReader = { readonly ability: AppAbility };
export type Figures = Readonly<Record<string, Figure | readonly Figure[]>>;
type FigureCase<O extends Operation> = { readonly input: Sent<O>; readonly screen?: Path };
export type FigureTable<O extends Operation = Operation, F extends Figures = Figures> = {
  readonly of: O;
  /** What it is asked with where a test tries it, and the screen that asks so where not every reader opens it. */
  readonly tried: readonly FigureCase<O>[];
  readonly figures: (answer: Output<O> | undefined, input: Sent<O>, reader: FigureReader) => F;
};

/** The figures of one answer: their words stand before it is there. */
export const figureTable = <O extends Operation, const F extends Figures>(
  of: O,
  figures: FigureTable<O, F>['figures'],
  tried: readonly FigureCase<O>[] = [{ input: {} as Sent<O> }],
): FigureTable<O, F> => ({ of, tried, figures });

/** Where the rows stand, with exactly their filter. */
export function addressOf({ screen, view = {}, filter, called = {}, part }: FigureRows): string {
  const named = Object.entries(filter).map(([field, value]): [string, string] => [called[field] ?? field, value]);
  const search = new URLSearchParams([...Object.entries(view), ...named]).toString();
  return `${screen}${search && `?${search}`}${part ? `#${part}` : ''}`;
}

/** The sum of a value of rows. */
export const sumOf = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);
