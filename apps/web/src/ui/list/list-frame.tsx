import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { totalInWords, type Total } from '@/lib/total';
import type { ListHandle, ListParams } from '@/lib/use-list-params';
import { BottomSheet } from '../dialog/bottom-sheet';
import { FilterBar } from '../filters/filter-bar';
import { lazyPart } from '../loading/lazy-part';
import type { ColumnsPanel as Panel, NamedColumn } from './columns-panel';
import type { Views } from './use-views';
import { ViewTabs } from './view-tabs';
import css from './list-frame.module.css';

const ColumnsPanel = lazyPart<Parameters<typeof Panel>[0]>(async () => (await import('./columns-panel')).ColumnsPanel);

type ListFrameProps = {
  readonly list: ListHandle;
  readonly params: ListParams;
  readonly views: Views;
  readonly label: string;
  readonly total: Total | undefined;
  /** Search, filters and buttons. */
  readonly toolbar: ReactNode;
  /** What takes the rows along. */
  readonly exportButton?: ReactNode;
  readonly columns: readonly NamedColumn[];
  /** Stands in a card that frames it. */
  readonly framed: boolean;
  readonly children: ReactNode;
};

/** What every list has around its rows: views, filters in words, the file, columns and row height. */
export function ListFrame({
  list,
  params,
  views,
  label,
  total,
  toolbar,
  exportButton,
  columns,
  framed,
  children,
}: ListFrameProps) {
  const [choosing, setChoosing] = useState(false);
  const beside = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  const close = () => setChoosing(false);
  const panel = choosing && columns.length > 0 && (
    <ColumnsPanel
      columns={columns}
      chosen={views.layout.columns}
      density={views.layout.density}
      sorted={params.sort?.split(':')[0] ?? ''}
      onColumns={(chosen) => views.layOut({ columns: chosen ? [...chosen] : null })}
      onDensity={(density) => views.layOut({ density })}
      onClose={close}
    />
  );
  return (
    <section data-list={list.operation.name} aria-label={`List of ${label}`}>
      <ViewTabs list={list} label={label} views={views} total={total} framed={framed} />
      <FilterBar
        className={clsx(css.bar, framed && css.framed)}
        params={params}
        total={total ? totalInWords(total, label) : ''}
        actions={
          <>
            {exportButton}
            {columns.length > 0 && <ColumnsButton opened={choosing} onToggle={() => setChoosing(!choosing)} />}
          </>
        }
      >
        {toolbar}
      </FilterBar>
      <div className={css.body} data-panel={(panel && beside && 'open') || undefined}>
        <div className={css.rows}>{children}</div>
        {beside && panel}
      </div>
      {!beside && (
        <BottomSheet opened={choosing} onClose={close}>
          {panel}
        </BottomSheet>
      )}
    </section>
  );
}

type ColumnsButtonProps = { readonly opened: boolean; readonly onToggle: () => void };

const ColumnsButton = ({ opened, onToggle }: ColumnsButtonProps) => (
  <Button
    variant={opened ? 'light' : 'default'}
    leftSection={<IconColumns3 size={16} />}
    aria-expanded={opened}
    onClick={onToggle}
  >
    Columns
  </Button>
);
