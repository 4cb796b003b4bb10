import { Drawer } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useEscape } from '@/lib/use-escape';
import { useReturnFocus } from '@/lib/use-return-focus';
import type { QueryState } from '../loading/query-state';
import { Loaded } from '../loading/loaded';
import { UnsavedScope, type UnsavedForm } from '@/lib/unsaved';
import { DrawerSteps, type Steps } from './drawer-steps';
import { useLeave } from './use-leave';

type RecordDrawerProps<T> = {
  readonly query: QueryState<T>;
  /** What the record is called; what it is, while it is on its way. */
  readonly title: string;
  readonly size?: number;
  readonly skeletons?: number;
  /** The way to the records beside it. */
  readonly steps?: Steps | undefined;
  readonly onClose: () => void;
  readonly children: (data: T) => ReactNode;
};

/** One record beside the list it stands in. The focus goes back to where it was opened. */
export function RecordDrawer<T>({
  query,
  title,
  size = 560,
  skeletons = 4,
  steps,
  onClose,
  children,
}: RecordDrawerProps<T>) {
  useReturnFocus();
  const [unsaved] = useState(() => new Set<UnsavedForm>());
  /** The step that waits for an answer to what is not saved; the way out, where there is none. */
  const step = useRef<() => void>(undefined);
  const [leave, question] = useLeave(
    () => unsaved.size > 0,
    () => {
      for (const form of unsaved) form.discard();
      (step.current ?? onClose)();
      step.current = undefined;
    },
  );
  const goOut = () => {
    step.current = undefined;
    leave();
  };
  useEscape(goOut);
  return (
    <Drawer opened closeOnEscape={false} onClose={goOut} position="right" size={size} title={title}>
      {steps && (
        <DrawerSteps
          steps={steps}
          onStep={(go) => {
            step.current = go;
            leave();
          }}
        />
      )}
      <Loaded query={query} skeletons={skeletons} skeletonHeight={84}>
        {(data) => <UnsavedScope value={unsaved}>{children(data)}</UnsavedScope>}
      </Loaded>
      {question}
    </Drawer>
  );
}
