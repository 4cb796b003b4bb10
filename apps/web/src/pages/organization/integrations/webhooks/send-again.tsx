import { Select } from '@mantine/core';
import { redeliverSince, type Webhook } from '@talent-os/contracts/identity/webhooks';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';

const HOUR_MS = 3_600_000;
const spans = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last 24 hours' },
  { value: '168', label: 'The last seven days' },
];

/** Asks since when everything is sent again. */
export function SendAgain({
  webhook: { id: webhookId, name },
  onClose,
}: {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}) {
  const [hours, setHours] = useState('24');
  const [now] = useState(() => Date.now());
  return (
    <ConfirmCommand
      operation={redeliverSince}
      input={{ webhookId, since: new Date(now - Number(hours) * HOUR_MS).toISOString() }}
      done={({ events }) => `${counted(events, 'events are', 'event is')} sent to ${name} again`}
      title={`Send to ${name} again?`}
      confirm="Send again"
      onClose={onClose}
    >
      Every event of this time is sent again in its order, whether or not it was delivered. Each keeps its id, by which
      the receiver knows what it has.
      <Select
        mt="md"
        label="Events of"
        allowDeselect={false}
        data={spans}
        value={hours}
        onChange={(value) => setHours(value ?? hours)}
      />
    </ConfirmCommand>
  );
}
