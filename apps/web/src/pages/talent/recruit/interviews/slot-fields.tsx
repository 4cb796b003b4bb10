import { ActionIcon, Button, Group } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { MAX_SLOTS, MIN_SLOTS } from '@talent-os/contracts/talent/interview-states';
import { IconTrash } from '@tabler/icons-react';
import { shownAt } from '../../../../lib/local-time';
import { useMe } from '../../../../lib/session';
import { useNow } from '../../../../lib/use-now';
import { MomentField } from '../../../../ui/moment-field';

const labels = Array.from({ length: MAX_SLOTS }, (_, index) => `Slot ${index + 1}`);
/** What a form of slots begins with. */
export const noSlots = (): string[] => Array.from({ length: MIN_SLOTS }, () => '');

type SlotFieldsProps = {
  readonly count: number;
  readonly field: (name: `slots.${number}`) => GetInputPropsReturnType;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
};

/** When an interview could begin, at least three times, by the organization’s clocks. */
export function SlotFields({ count, field, onAdd, onRemove }: SlotFieldsProps) {
  const { timezone } = useMe().organization;
  const now = useNow();
  return (
    <>
      {labels.slice(0, count).map((label, index) => (
        <Group key={label} wrap="nowrap" align="flex-end" gap="xs">
          <div style={{ flex: 1 }}>
            <MomentField
              label={label}
              min={shownAt(now, timezone)}
              {...(index === 0 && { 'data-autofocus': true })}
              {...field(`slots.${index}`)}
            />
          </div>
          {count > MIN_SLOTS && (
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`Remove ${label.toLowerCase()}`}
              onClick={() => onRemove(index)}
            >
              <IconTrash size={17} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {count < MAX_SLOTS && (
        <Button variant="subtle" size="xs" style={{ alignSelf: 'flex-start' }} onClick={onAdd}>
          Add a slot
        </Button>
      )}
    </>
  );
}
