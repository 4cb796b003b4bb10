import { SegmentedControl, Skeleton, Stack } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import type { ListParams } from '../../lib/use-list-params';
import { BarOnly } from '../filters/bar-only';
import { lazyPart } from '../loading/lazy-part';
import { KeptList, type RowsProps } from './kept-list';
import { Pager } from './pager';
import type { DataTableProps } from './table-props';

/** The table comes when somebody looks at it. */
const Rows = lazyPart<RowsProps<object>>(async () => (await import('./bulk-rows')).BulkRows<object>);

type CardListProps<T extends object> = DataTableProps<T> & {
  readonly renderItems: (items: readonly T[]) => ReactNode;
  /** How the list is looked at until somebody chooses. */
  readonly as?: string;
};

/** A list that is read as cards or items, and looked through as a table. */
export function CardList<T extends object>({ renderItems, as = 'Cards', ...props }: CardListProps<T>) {
  const { params, query, toolbar } = props;
  const { list } = params;
  if (!list) throw new Error('A list of cards takes its address from its operation');
  const asTable = params.get('as') === 'table';
  const { data } = query;
  const cards = data ? (
    <>
      {renderItems(data.items)}
      {(data.items.length < data.total || params.page > 1) && <Pager mt="md" params={params} total={data.total} />}
    </>
  ) : (
    <Placeholders />
  );
  return (
    <KeptList
      {...props}
      list={list}
      rows={Rows as unknown as ComponentType<RowsProps<T>>}
      instead={asTable ? undefined : cards}
      toolbar={
        <>
          {toolbar}
          <ShapeSwitch asTable={asTable} as={as} params={params} />
        </>
      }
    />
  );
}

const Placeholders = () => (
  <Stack gap="sm">
    {[1, 2, 3].map((key) => (
      <Skeleton key={key} height={96} radius="md" />
    ))}
  </Stack>
);

type ShapeSwitchProps = { readonly asTable: boolean; readonly as: string; readonly params: ListParams };

/** To read, or to sort through with columns of one’s own. */
const ShapeSwitch = ({ asTable, as, params }: ShapeSwitchProps) => (
  <BarOnly>
    <SegmentedControl
      size="xs"
      aria-label="Shown as"
      data={[
        { value: 'cards', label: as },
        { value: 'table', label: 'Table' },
      ]}
      value={asTable ? 'table' : 'cards'}
      onChange={(shape) => params.patchBeside({ as: shape === 'table' ? shape : undefined })}
    />
  </BarOnly>
);
