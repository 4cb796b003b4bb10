import { Drawer } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useEscape } from '../lib/use-escape';
import { useReturnFocus } from '../lib/use-return-focus';
import type { QueryState } from './query-state';
import { Loaded } from './loaded';
import { UnsavedChanges, useLeave } from './use-leave';

type RecordDrawerProps<T> = {
  readonly query: QueryState<T>;
  /** What the record is called; what it is, while it is on its way. */
  readonly title: string;
  readonly size?: number;
  readonly skeletons?: number;
  readonly onClose: () => void;
  readonly children: (data: T) => ReactNode;
};

/** One record beside the list it stands in. The focus goes back to where it was opened. */
export function RecordDrawer<T>({ query, title, size = 560, skeletons = 4, onClose, children }: RecordDrawerProps<T>) {
  useReturnFocus();
  const [dirty, setDirty] = useState(false);
  const [leave, question] = useLeave(dirty, onClose);
  useEscape(leave);
  return (
    <Drawer opened closeOnEscape={false} onClose={leave} position="right" size={size} title={title}>
      <Loaded query={query} skeletons={skeletons} skeletonHeight={84}>
        {(data) => <UnsavedChanges value={setDirty}>{children(data)}</UnsavedChanges>}
      </Loaded>
      {question}
    </Drawer>
  );
}
