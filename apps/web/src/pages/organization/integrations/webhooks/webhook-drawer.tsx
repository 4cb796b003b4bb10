import { Button, Group, Stack } from '@mantine/core';
import { webhookEventLabels } from '@talent-os/contracts/identity/webhook-events';
import { webhookStateLabels, type Webhook } from '@talent-os/contracts/identity/webhooks';
import { useState } from 'react';
import { useFormat } from '@/lib/use-format';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { StatusBadge } from '@/ui/display/status-badge';
import type { QueryState } from '@/ui/loading/query-state';
import { webhookLooks } from './looks';
import { useWebhookTest } from './use-webhook-test';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookDialog, type WebhookDeed } from './webhook-dialog';

type WebhookDrawerProps = {
  readonly webhooks: QueryState<unknown>;
  readonly webhook: Webhook;
  readonly onClose: () => void;
};

/** One webhook: what it is sent, how it is doing, and its log. */
export function WebhookDrawer({ webhooks, webhook, onClose }: WebhookDrawerProps) {
  const { id: webhookId, name, host, events, status, problem, testedAt, createdAt, lastDeliveredAt } = webhook;
  const { dayOf, momentOf } = useFormat();
  const [deed, setDeed] = useState<WebhookDeed>();
  const { test, testing, last } = useWebhookTest(webhook);
  return (
    <>
      <RecordDrawer query={{ ...webhooks, data: webhook }} title={name} onClose={onClose} size={680}>
        {() => (
          <Stack gap="lg">
            <Facts
              items={[
                [
                  'Status',
                  <StatusBadge key="status" variant={webhookLooks[status]}>
                    {webhookStateLabels[status]}
                  </StatusBadge>,
                ],
                ['Host', host],
                ['Is sent', events.map((event) => webhookEventLabels[event]).join('; ')],
                ['Last failure', problem],
                ['Last delivery', lastDeliveredAt ? momentOf(lastDeliveredAt) : 'None yet'],
                ['Tested', testedAt ? momentOf(testedAt) : 'Not since the address was entered'],
                ['Connected', dayOf(createdAt)],
                ['Last test', last ? (last.problem ?? `Answered ${last.status}`) : null],
              ]}
            />
            <Group gap="xs">
              <SwitchButtons webhook={webhook} onDeed={setDeed} />
              <Button variant="default" loading={testing} onClick={test}>
                Send a test
              </Button>
              <Button variant="default" onClick={() => setDeed('edit')}>
                Edit
              </Button>
              <Button variant="default" onClick={() => setDeed('secret')}>
                New secret
              </Button>
              <Button variant="default" onClick={() => setDeed('again')}>
                Send again since
              </Button>
              <Button variant="subtle" color="red" onClick={() => setDeed('disconnect')}>
                Disconnect
              </Button>
            </Group>
            <WebhookDeliveries webhookId={webhookId} />
          </Stack>
        )}
      </RecordDrawer>
      {deed && <WebhookDialog deed={deed} webhook={webhook} onClose={() => setDeed(undefined)} onGone={onClose} />}
    </>
  );
}

type SwitchButtonsProps = { readonly webhook: Webhook; readonly onDeed: (deed: WebhookDeed) => void };

/** On or off, as far as it may be switched. */
const SwitchButtons = ({ webhook: { may }, onDeed }: SwitchButtonsProps) => (
  <>
    {may.to.includes('active') && (
      <Button variant="default" onClick={() => onDeed('resume')}>
        Resume
      </Button>
    )}
    {may.to.includes('paused') && (
      <Button variant="default" onClick={() => onDeed('pause')}>
        Pause
      </Button>
    )}
  </>
);
