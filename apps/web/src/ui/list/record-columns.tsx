import type { Operation } from '@talent-os/contracts/define';
import { VisuallyHidden } from '@mantine/core';
import { Children, type ReactNode } from 'react';
import { DASH, day, decimal } from '@/lib/format';
import type { useFormat } from '@/lib/use-format';
import { knowsOrder } from '@/lib/use-list-filters';
import { AppLink } from '../button/app-link';
import { OpenButton } from '../button/open-button';
import type { Column } from './column';
import cell from '../table/cell.module.css';

export type Format = ReturnType<typeof useFormat> & {
  /** On a phone, where the facts of a record stand under its name. */
  readonly narrow: boolean;
};
type Render<T> = (row: T, format: Format) => ReactNode;

type Titled<T> = Pick<Column<T>, 'optional' | 'headings' | 'deeds' | 'width'> & {
  /** Without a text: buttons, which stay at the end. */
  readonly title: ReactNode;
  /** What a file that is made here says of a row: a text, or `true` for what is shown. */
  readonly text?: true | ((row: T) => string);
};

/** What is shown by itself needs a field of the record; any other name is what the server sorts by, or a view keeps. */
type Valued<T> =
  | { readonly field: keyof T & string; readonly render?: Render<T> }
  | { readonly field: string; readonly render: Render<T> };

export type RecordColumn<T> = Titled<T> &
  Valued<T> & {
    readonly align?: 'right';
    /**
     * Where it stands on a phone, nowhere where absent: among the facts under the name, in these words where it says
     * them; as a badge; as a line of its own; as a column beside the name.
     */
    readonly stack?: 'fact' | 'badge' | 'line' | 'column' | Render<T>;
  };

/** The column that says which record it is, and opens it. */
export type MainColumn<T> = Titled<T> &
  Valued<T> & {
    /** For people who hear it, where its name does not tell records apart. */
    readonly label?: (row: T) => string;
    /** The address it leads to, where it does not open beside the list. */
    readonly to?: (row: T) => string;
    /** A quiet line under the name. */
    readonly under?: Render<T>;
    readonly badges?: Render<T>;
  };

/** What a column of buttons is called for people who hear it. */
const DEEDS = <VisuallyHidden>Actions</VisuallyHidden>;

type RecordColumns<T> = {
  readonly operation: Operation;
  readonly main: MainColumn<T>;
  /** `false`: this person has no use for it. */
  readonly columns: readonly (RecordColumn<T> | false)[];
  readonly format: Format;
  readonly onOpen: ((row: T) => void) | undefined;
};

/** The columns of a list as its table knows them; on a phone one column, with the others stacked under the name. */
export function columnsOf<T>({ operation, main, columns, format, onOpen }: RecordColumns<T>): readonly Column<T>[] {
  const usual = columns.filter((column) => column !== false);
  const stacked = format.narrow ? usual.filter(({ stack }) => stack !== undefined && stack !== 'column') : [];
  const beside = format.narrow ? usual.filter(({ stack }) => stack === 'column') : usual;
  const columnOf = (column: RecordColumn<T>, render: (row: T) => ReactNode): Column<T> => {
    const { field, title, align, text, render: _, stack: __, ...known } = column;
    return {
      ...known,
      accessor: field,
      title: title === '' ? DEEDS : title,
      sortable: knowsOrder(operation, `${field}:asc`),
      render,
      ...(align && { textAlign: align }),
      ...(text && { text: text === true ? (row: T) => String(render(row)) : text }),
    };
  };
  const { label: _, to: __, under: ___, badges: ____, width, ...named } = main;
  return [
    columnOf({ ...named, ...(width && !format.narrow && { width }) } as RecordColumn<T>, (row) => (
      <MainCell row={row} main={main} stacked={stacked} format={format} onOpen={onOpen} />
    )),
    ...beside.map((column) => columnOf(column, (row) => shown(column, row, format))),
  ];
}

const shown = <T,>({ field, render }: Valued<T>, row: T, format: Format): ReactNode =>
  render ? render(row, format) : valueText((row as Readonly<Record<string, unknown>>)[field], format);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value as people read it. */
function valueText(value: unknown, { dayOf }: Format): string {
  if (value === null || value === undefined || value === '') return DASH;
  if (Array.isArray(value)) return value.join(', ') || DASH;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return decimal(value);
  const text = String(value as string);
  return DAY.test(text) ? day(text) : INSTANT.test(text) ? dayOf(text) : text;
}

type MainCellProps<T> = Pick<RecordColumns<T>, 'main' | 'format' | 'onOpen'> & {
  readonly row: T;
  readonly stacked: readonly RecordColumn<T>[];
};

/** The name of a record, what always stands under it, and on a phone its other facts. */
function MainCell<T>({ row, main, stacked, format, onOpen }: MainCellProps<T>) {
  const facts = stacked.flatMap(({ stack, ...column }) => {
    const fact = typeof stack === 'function' ? stack(row, format) : stack === 'fact' && shown(column, row, format);
    return fact && fact !== DASH ? [fact] : [];
  });
  const badges = [
    ...(stacked.filter(({ stack }) => stack === 'badge') as Valued<T>[]).map((column) => shown(column, row, format)),
    main.badges?.(row, format),
  ].filter((badge) => badge && badge !== DASH);
  const under = main.under?.(row, format);
  return (
    <div className={cell.cell}>
      <Name row={row} main={main} onOpen={onOpen}>
        {shown(main, row, format)}
      </Name>
      {under && <span className={cell.quiet}>{under}</span>}
      {facts.length > 0 && <span className={cell.quiet}>{parted(facts)}</span>}
      {badges.length > 0 && <span className={cell.badges}>{Children.toArray(badges)}</span>}
      {Children.toArray(stacked.filter(({ stack }) => stack === 'line').map((column) => shown(column, row, format)))}
    </div>
  );
}

/** Facts in one line, parted by dots. */
const parted = (facts: readonly ReactNode[]) =>
  Children.toArray(facts.flatMap((fact, index) => (index > 0 ? [' · ', fact] : [fact])));

type NameProps<T> = Pick<MainCellProps<T>, 'row' | 'main' | 'onOpen'> & { readonly children: ReactNode };

function Name<T>({ row, main: { label, to }, onOpen, children }: NameProps<T>) {
  const spoken = label?.(row);
  if (to)
    return (
      <AppLink
        to={to(row)}
        className={cell.name}
        {...(spoken && { 'aria-label': spoken })}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </AppLink>
    );
  if (!onOpen) return <span className={cell.name}>{children}</span>;
  return (
    <OpenButton {...(spoken && { label: spoken })} onOpen={() => onOpen(row)}>
      {children}
    </OpenButton>
  );
}
