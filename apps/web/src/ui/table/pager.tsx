import { Pagination, type PaginationProps } from '@mantine/core';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import type { ListParams } from '@/lib/use-list-params';

type PagerProps = Pick<PaginationProps, 'mt'> & { readonly params: ListParams; readonly total: number };

export const pageControl = (control: string) => ({
  'aria-label': control === 'previous' ? 'Previous page' : 'Next page',
});

/** The pages of a list that is no table, kept in the address; nothing where one page holds all. */
export const Pager = ({ params, total, ...style }: PagerProps) =>
  total > PAGE_SIZE && (
    <Pagination
      total={Math.ceil(total / PAGE_SIZE)}
      value={params.page}
      onChange={params.toPage}
      getControlProps={pageControl}
      {...style}
    />
  );
