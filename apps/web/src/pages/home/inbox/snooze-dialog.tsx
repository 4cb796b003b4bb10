import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { useState } from 'react';
import { daysAfter, todayIn } from '@/lib/today';
import { Dialog } from '@/ui/dialog/dialog';
import { choiceOf, snoozeChoices } from './snooze-choices';
import { ownTimezone } from '@/lib/own-timezone';

type SnoozeDialogProps = {
  readonly item: InboxItem;
  readonly onSnooze: (until: string, day: string) => void;
  readonly onClose: () => void;
};

/** Until when something is put off: the usual days at a key, any other by its date. */
export function SnoozeDialog({ item, onSnooze, onClose }: SnoozeDialogProps) {
  const timezone = ownTimezone();
  const [now] = useState(() => Date.now());
  const tomorrow = daysAfter(todayIn(timezone, now), 1);
  const [day, setDay] = useState('');
  const choose = (until: string, text: string) => {
    onClose();
    onSnooze(until, text);
  };
  return (
    <Dialog title="Snooze until" size="sm" onClose={onClose}>
      <Stack gap="sm">
        <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{item.title}</p>
        <Group gap="xs" grow>
          {snoozeChoices(timezone, now).map(({ until, label, text }, at) => (
            <Button
              key={label}
              variant="default"
              {...(at === 0 && { 'data-autofocus': true })}
              onClick={() => choose(until, text)}
            >
              {label}
            </Button>
          ))}
        </Group>
        <Group gap="xs" align="end" wrap="nowrap">
          <TextInput
            type="date"
            label="Another day"
            min={tomorrow}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            style={{ flex: 1 }}
          />
          <Button disabled={day < tomorrow} onClick={() => choose(day, choiceOf('', day).text)}>
            Snooze
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
