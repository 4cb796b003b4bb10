import type { DataTableColumn } from 'mantine-datatable';
import type { NamedColumn } from './columns-panel';

/** A column of a list; its accessor is what the server sorts by, what a view keeps and what the file calls by its title. */
export type Column<T> = DataTableColumn<T> & {
  /** Not shown until somebody chooses it. */
  readonly optional?: boolean;
  /** Headings of the file that hold what the column shows, where they are not its title. */
  readonly headings?: readonly string[];
  /** What the file says of a row where the list makes the file itself; the value itself where absent. */
  readonly text?: (row: T) => string;
  /** Holds buttons: it belongs to no file. */
  readonly deeds?: boolean;
};

export const keyOf = <T>({ accessor }: Column<T>): string => String(accessor);

/** Columns without a title hold a button or two: they stay where they are, at the end. */
const isPinned = <T>({ title }: Column<T>): boolean => typeof title !== 'string' || title === '';

/** The columns people choose among. */
export const namedColumns = <T>(columns: readonly Column<T>[]): readonly NamedColumn[] =>
  columns
    .filter((column) => !isPinned(column))
    .map((column) => ({ key: keyOf(column), title: String(column.title), optional: column.optional ?? false }));

/** The columns with these keys, in their order, and after them those without a title. */
export const pickByKey = <T>(columns: readonly Column<T>[], keys: readonly string[]): readonly Column<T>[] => [
  ...keys.flatMap((key) => columns.filter((column) => keyOf(column) === key && !isPinned(column))),
  ...columns.filter(isPinned),
];
