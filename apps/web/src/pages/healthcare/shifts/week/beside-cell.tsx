import { getDefaultZIndex, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './week.module.css';

/** Below the dialogs that ask about what is pressed in it. */
const LEVEL = getDefaultZIndex('modal') - 50;

type BesideCellProps = { readonly cell: HTMLElement; readonly onClose: () => void; readonly children: ReactNode };

/** What is said of a cell, beside its column, so that the column's answers stay in view. */
export function BesideCell({ cell, onClose, children }: BesideCellProps) {
  const { left, top, width, height } = placeOf(cell);
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="right-start"
      offset={10}
      zIndex={LEVEL}
      withArrow
      trapFocus
      returnFocus={false}
      shadow="xl"
    >
      <Popover.Target>
        <span className={css.anchor} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown className={css.beside}>{children}</Popover.Dropdown>
    </Popover>
  );
}

/** Where a cell lies on the page. */
function placeOf(cell: HTMLElement) {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}
