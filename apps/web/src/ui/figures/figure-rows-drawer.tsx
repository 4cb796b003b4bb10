import { Pagination } from '@mantine/core';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import type { ReactNode } from 'react';
import { counted } from '@/lib/counted';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import type { QueryState } from '@/ui/loading/query-state';
import { pageControl } from '@/ui/table/pager';
import rows from '@/ui/table/rows.module.css';

type FigureRowsDrawerProps<Row> = {
  readonly query: QueryState<{
    readonly items: readonly Row[];
    readonly total: number;
    readonly more?: true | undefined;
  }>;
  readonly title: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClose: () => void;
  /** Takes the rows along; stands there where there are any. */
  readonly file: ReactNode;
  readonly renderRow: (row: Row) => ReactNode;
};

/** What a figure counts, the latest first, page by page. */
export function FigureRowsDrawer<Row>({ query, title, page, onPage, ...rest }: FigureRowsDrawerProps<Row>) {
  const { onClose, file, renderRow } = rest;
  return (
    <RecordDrawer query={query} title={title} onClose={onClose}>
      {({ items, total, more }) => (
        <>
          <p>
            <Quiet>
              {more ? `The first ${counted(total, 'rows')} of more` : counted(total, 'rows')}, the latest first.
            </Quiet>
          </p>
          {total === 0 ? <EmptyState title="Nothing in this time" /> : file}
          <ul className={rows.rows} aria-label={`Rows of ${title}`}>
            {items.map(renderRow)}
          </ul>
          {total > PAGE_SIZE && (
            <Pagination
              mt="md"
              total={Math.ceil(total / PAGE_SIZE)}
              value={page}
              onChange={onPage}
              getControlProps={pageControl}
            />
          )}
        </>
      )}
    </RecordDrawer>
  );
}
