import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEscape } from '@/lib/use-escape';
import { useReturnFocus } from '@/lib/use-return-focus';

type DialogProps = {
  readonly title: string;
  readonly size?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Something that is dealt with before the page goes on. The focus goes back to where it was opened. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  useReturnFocus();
  useEscape(props.onClose);
  return <Modal opened closeOnEscape={false} size={size} {...props} />;
}
