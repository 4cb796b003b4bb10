import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

type ActionProps = {
  readonly label: string;
  readonly icon: Icon;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
};

/** A small button under a message. */
export function Action({ label, icon: ActionIconShape, pressed, disabled = false, ref, onClick }: ActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={label}
      title={label}
      {...(ref !== undefined && { ref })}
      disabled={disabled}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      <ActionIconShape size={15} />
    </ActionIcon>
  );
}
