import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type ActionProps = {
  readonly label: string;
  readonly icon: Icon;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

/** A small button under a message. */
export function Action({ label, icon: ActionIconShape, pressed, disabled = false, onClick }: ActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={label}
      title={label}
      disabled={disabled}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onClick}
    >
      <ActionIconShape size={15} />
    </ActionIcon>
  );
}
