import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';

type StepActionsProps = {
  /** Place of the step, counted from 0, of so many. */
  readonly at: number;
  readonly count: number;
  readonly busy: boolean;
  /** What is left without it can be kept. */
  readonly removable: boolean;
  readonly onMove: (to: number) => void;
  readonly onWrite: () => void;
  readonly onRemove: () => void;
};

/** What is done with one of several steps in order. */
export function StepActions({ at, count, busy, removable, onMove, onWrite, onRemove }: StepActionsProps) {
  const name = `step ${at + 1}`;
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        aria-label={`Move ${name} up`}
        disabled={at === 0 || busy}
        onClick={() => onMove(at - 1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`Move ${name} down`}
        disabled={at === count - 1 || busy}
        onClick={() => onMove(at + 1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={`Change ${name}`} onClick={onWrite}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={`Remove ${name}`} disabled={!removable || busy} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  );
}
