import { testWebhook, type Webhook } from '@talent-os/contracts/identity/webhooks';
import type { Output } from '@talent-os/contracts/define';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';

/** Sends a webhook a test, and keeps what came back of the last one. */
export function useWebhookTest({ id: webhookId }: Pick<Webhook, 'id'>) {
  const [last, setLast] = useState<Output<typeof testWebhook>>();
  const { mutate, loading } = useCommand(testWebhook);
  const test = () => {
    setLast(undefined);
    mutate({ webhookId }, { onSuccess: setLast });
  };
  return { test, testing: loading, last };
}
