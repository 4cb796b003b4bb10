import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listWebhooks, webhookStateLabels, type Webhook } from '@talent-os/contracts/identity/webhooks';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useListParams } from '@/lib/use-list-params';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import { webhookLooks } from './looks';

const WebhookDrawer = lazyPart(async () => (await import('./webhook-drawer')).WebhookDrawer);
const SETUP = '/organization/integrations/setup';

/** Addresses outside that are sent what happens here, and the one that is open. */
export function Webhooks() {
  const webhooks = useQuery(query(listWebhooks, {}));
  const params = useListParams();
  const opened = webhooks.data?.items.find(({ id }) => id === params.get('webhook'));
  return (
    <Card
      title="Webhooks"
      description="Systems of yours are sent events as they happen, signed by Standard Webhooks."
      flush
    >
      <Loaded query={webhooks} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No webhooks"
              text="Let your payroll, ticketing or data warehouse hear of hires, deals or shifts within seconds."
              action={
                <Button component={AppLink} to={`${SETUP}?connector=webhook`} variant="default">
                  Add a webhook
                </Button>
              }
            />
          ) : (
            <ul className={rows.rows} aria-label="Webhooks">
              {items.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onOpen={() => params.patch({ webhook: webhook.id })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened && (
        <WebhookDrawer webhook={opened} webhooks={webhooks} onClose={() => params.patch({ webhook: undefined })} />
      )}
    </Card>
  );
}

type WebhookRowProps = { readonly webhook: Webhook; readonly onOpen: () => void };

function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const { id, name, host, events, status, waiting, delivered, failed, lastDeliveredAt, problem, may } = webhook;
  const { momentOf } = useFormat();
  return (
    <RecordRow
      name={name}
      badges={
        <>
          <StatusBadge variant={webhookLooks[status]}>{webhookStateLabels[status]}</StatusBadge>
          {failed > 0 && (
            <StatusBadge variant="error">{counted(failed, 'events given up', 'event given up')} today</StatusBadge>
          )}
        </>
      }
      actions={
        <>
          {may.do.includes('setUp') && (
            <Button
              component={AppLink}
              to={`${SETUP}?webhook=${id}`}
              size="xs"
              variant="default"
              aria-label={`Continue setting up ${name}`}
            >
              Continue
            </Button>
          )}
          <RowButton label="Open" of={name} variant="default" onClick={onOpen} />
        </>
      }
    >
      <Quiet>
        {host} · {counted(events.length, 'kinds of event', 'kind of event')} · {delivered} delivered today
        {waiting > 0 && `, ${waiting} waiting`}
      </Quiet>
      <Quiet>
        {lastDeliveredAt ? `Last delivery ${momentOf(lastDeliveredAt)}` : 'Nothing delivered yet'}
        {problem && ` · Last attempt failed: ${problem}`}
      </Quiet>
    </RecordRow>
  );
}
