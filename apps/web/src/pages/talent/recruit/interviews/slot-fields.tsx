import { ActionIcon, Button, Group } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { MAX_SLOTS, MIN_SLOTS } from '@talent-os/contracts/talent/interview-states';
import { IconTrash } from '@tabler/icons-react';
import { instantShown, shownAt } from '@/lib/local-time';
import { useMe } from '@/lib/session';
import { useNow } from '@/lib/use-now';
import { MomentField } from '@/ui/field/moment-field';

const labels = Array.from({ length: MAX_SLOTS }, (_, index) => `Slot ${index + 1}`);
/** What a form of slots begins with. */
export const noSlots = (): string[] => Array.from({ length: MIN_SLOTS }, () => '');

/** The instants behind slots the organization’s clocks show, and how people call those clocks. */
export function useSlotClocks() {
  const { timezone } = useMe().organization;
  return {
    clocks: timezone.replaceAll('_', ' '),
    instantsOf: (slots: readonly string[]): string[] => slots.map((slot) => instantShown(slot, timezone)),
  };
}

type SlotFieldsProps = {
  /** The form that keeps them, under `slots`. */
  readonly form: {
    readonly values: { readonly slots: readonly string[] };
    insertListItem(name: 'slots', slot: string): void;
    removeListItem(name: 'slots', index: number): void;
  };
  readonly field: (name: `slots.${number}`) => GetInputPropsReturnType;
};

/** When an interview could begin, at least three times, by the organization’s clocks. */
export function SlotFields({ form, field }: SlotFieldsProps) {
  const { timezone } = useMe().organization;
  const count = form.values.slots.length;
  const now = useNow();
  return (
    <>
      {labels.slice(0, count).map((label, index) => (
        <Group key={label} wrap="nowrap" align="flex-end" gap="xs">
          <div style={{ flex: 1 }}>
            <MomentField
              label={label}
              timeZone={timezone}
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
              onClick={() => form.removeListItem('slots', index)}
            >
              <IconTrash size={17} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {count < MAX_SLOTS && (
        <Button
          variant="subtle"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => form.insertListItem('slots', '')}
        >
          Add a slot
        </Button>
      )}
    </>
  );
}
