import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

type BottomSheetProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What it holds brings its own heading and way out where this is absent. */
  readonly title?: string;
  /** Its content reaches the edges. */
  readonly flush?: boolean;
  readonly children: ReactNode;
};

const styles = { content: { height: 'auto', maxHeight: '85dvh' }, inner: { alignItems: 'flex-end' } } as const;

/** What opens from below on a phone, as tall as it needs to be. */
export const BottomSheet = ({ title, flush, ...sheet }: BottomSheetProps) => (
  <Drawer
    {...sheet}
    title={title}
    withCloseButton={title !== undefined}
    position="bottom"
    size="auto"
    styles={styles}
    {...(flush && { padding: 0 })}
  />
);
