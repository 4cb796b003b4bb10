import { Pagination, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { webhookEventLabels } from '@talent-os/contracts/identity/webhook-events';
import {
  deliveryStateLabels,
  listWebhookDeliveries,
  redeliver,
  type DeliveryState,
  type WebhookDelivery,
} from '@talent-os/contracts/identity/webhooks';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import { pageControl } from '@/ui/table/pager';
import rows from '@/ui/table/rows.module.css';
import { deliveryLooks } from './looks';

const shownStates = [
  { value: 'all', label: 'All' },
  ...Object.entries(deliveryStateLabels).map(([value, label]) => ({ value, label })),
];
/** While somebody looks, what was sent meanwhile is read again, in milliseconds. */
const EVERY_MS = 5_000;

/** What a webhook was sent in the last seven days, and what was answered. */
export function WebhookDeliveries({ webhookId }: { readonly webhookId: string }) {
  const [{ state, page }, setShown] = useState({ state: 'all', page: 1 });
  const filter = state === 'all' ? {} : { state: state as DeliveryState };
  const deliveries = useQuery({
    ...steadyQuery(listWebhookDeliveries, { webhookId, page, ...filter }),
    refetchInterval: EVERY_MS,
  });
  return (
    <Section title="Deliveries">
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Which deliveries"
          value={state}
          onChange={(value) => setShown({ state: value, page: 1 })}
          data={shownStates}
        />
        <Loaded query={deliveries} skeletons={3}>
          {({ items, total }) => (
            <>
              {items.length === 0 ? (
                <EmptyState
                  title={state === 'all' ? 'Nothing sent yet' : 'None of these'}
                  text="Events of the last seven days stand here, with what was answered."
                />
              ) : (
                <ul className={`${rows.rows} ${rows.inset}`} aria-label="Deliveries">
                  {items.map((delivery) => (
                    <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
                  ))}
                </ul>
              )}
              {total > PAGE_SIZE && (
                <Pagination
                  size="sm"
                  total={Math.ceil(total / PAGE_SIZE)}
                  value={page}
                  onChange={(next) => setShown({ state, page: next })}
                  getControlProps={pageControl}
                />
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Section>
  );
}

type DeliveryRowProps = { readonly webhookId: string; readonly delivery: WebhookDelivery };

function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const { id: deliveryId, event, eventId, occurredAt, state, attempts, status, latencyMs, problem } = delivery;
  const { momentOf } = useFormat();
  const again = useCommand(redeliver, { done: 'It is sent again' });
  const label = webhookEventLabels[event];
  return (
    <RecordRow
      name={label}
      badges={<StatusBadge variant={deliveryLooks[state]}>{deliveryStateLabels[state]}</StatusBadge>}
      actions={
        <RowButton
          label="Send again"
          of={label}
          variant="default"
          loading={again.loading}
          onClick={() => again.mutate({ webhookId, deliveryId })}
        />
      }
    >
      <Quiet>
        {momentOf(occurredAt)} · {counted(attempts, 'attempts', 'attempt')}
        {status !== null && ` · answered ${status}`}
        {latencyMs !== null && ` in ${latencyMs} ms`}
      </Quiet>
      {problem && (
        <Quiet>
          {problem}
          {delivery.nextAttemptAt && attempts > 0 && ` · next attempt ${momentOf(delivery.nextAttemptAt)}`}
        </Quiet>
      )}
      <Quiet>webhook-id {eventId}</Quiet>
    </RecordRow>
  );
}
