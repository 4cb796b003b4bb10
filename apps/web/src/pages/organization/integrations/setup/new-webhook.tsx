import { Button, TextInput } from '@mantine/core';
import type { WebhookEventName } from '@talent-os/contracts/identity/webhook-events';
import { createWebhook } from '@talent-os/contracts/identity/webhooks';
import { useState } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { EventPicker } from '../webhooks/event-picker';
import { ShowWebhookSecret } from '../webhooks/show-webhook-secret';
import css from './setup.module.css';

type NewWebhookProps = { readonly onCreated: (webhookId: string) => void };

/** Where a webhook goes and what it is sent; then its secret, this once. */
export function NewWebhook({ onCreated }: NewWebhookProps) {
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string }>();
  const { field, state } = useCommandForm(createWebhook, {
    initial: { name: '', address: '', events: [] as WebhookEventName[] },
    toInput: (values) => values,
    onDone: ({ item, secret }) => setMade({ id: item.id, secret }),
  });
  if (made) return <ShowWebhookSecret secret={made.secret} onClose={() => onCreated(made.id)} />;
  return (
    <SubmitForm state={state} label="New webhook" className={layout.stack}>
      {(faults) => (
        <>
          <Card title="Authorize">
            <div className={css.fields}>
              <TextInput label="Name" placeholder="Payroll" required maxLength={60} {...field('name')} />
              <TextInput
                label="Address"
                description="It is kept like a password: only its host is shown from now on. Private networks have to be named by the operator."
                placeholder="https://"
                required
                maxLength={500}
                autoComplete="off"
                {...field('address')}
              />
            </div>
          </Card>
          <Card
            title="Map"
            description="Which events it is sent. Each holds ids and its own few fields, never documents."
          >
            <EventPicker {...field('events')} />
          </Card>
          {faults}
          <div className={css.foot}>
            <Button component={AppLink} to="/organization/integrations" variant="default">
              Cancel
            </Button>
            <Button type="submit" loading={state.loading}>
              Create and show the secret
            </Button>
          </div>
        </>
      )}
    </SubmitForm>
  );
}
