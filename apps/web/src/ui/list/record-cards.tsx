import { SegmentedControl, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import { BarOnly } from '../filters/bar-only';
import { Pager } from '../table/pager';

type Rows<T> = { readonly items: readonly T[]; readonly total: number };

/** Another way to look at a list than as a table: nothing where the table is looked at, and the choice between the two. */
export type Cards<T> = (
  page: Rows<T> | undefined,
  params: ListParams,
) => { readonly rows: ReactNode; readonly choice: ReactNode };

/** Rows that are read rather than compared; `as` is what looking at them so is called. */
export const cardsOf =
  <T,>(render: (rows: readonly T[]) => ReactNode, as = 'Cards'): Cards<T> =>
  (page, params) => {
    const asTable = params.get('as') === 'table';
    const rows = page ? (
      <>
        {render(page.items)}
        {(page.items.length < page.total || params.page > 1) && <Pager mt="md" params={params} total={page.total} />}
      </>
    ) : (
      <Placeholders />
    );
    return {
      rows: asTable ? undefined : rows,
      choice: <ShapeSwitch asTable={asTable} as={as} params={params} />,
    };
  };

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
