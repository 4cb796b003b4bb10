import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { circleLabels, type SharingCircle } from '@talent-os/contracts/cyber/threat-kinds';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { Dialog } from '@/ui/dialog/dialog';

type CircleDialogProps = {
  readonly title: string;
  readonly submit: string;
  readonly loading: boolean;
  readonly onSubmit: (circle: SharingCircle) => void;
  readonly onClose: () => void;
};

/** Asks who something is for before it leaves; its classification decides whether it may. */
export function CircleDialog({ title, submit, loading, onSubmit, onClose }: CircleDialogProps) {
  const [circle, setCircle] = useState<SharingCircle>('organization');
  return (
    <Dialog onClose={onClose} title={title} size="sm">
      <Stack gap="md">
        <Select
          label="For"
          data={choicesOf(circleLabels)}
          allowDeselect={false}
          value={circle}
          onChange={(value) => setCircle(value as SharingCircle)}
          data-autofocus
        />
        <Text size="sm" c="var(--ink-2)">
          What its TLP classification keeps from this circle does not leave.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={loading} onClick={() => onSubmit(circle)}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
