import {
  disconnectWebhook,
  renewWebhookSecret,
  switchWebhook,
  type Webhook,
} from '@talent-os/contracts/identity/webhooks';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { EditWebhook } from './edit-webhook';
import { SendAgain } from './send-again';
import { ShowWebhookSecret } from './show-webhook-secret';

export type WebhookDeed = 'edit' | 'secret' | 'again' | 'pause' | 'resume' | 'disconnect';
type DialogProps = { readonly webhook: Webhook; readonly onClose: () => void };
type WebhookDialogProps = DialogProps & { readonly deed: WebhookDeed; readonly onGone: () => void };

/** Asks before something is done to a webhook, with what it means for what is sent. */
export function WebhookDialog({ deed, webhook, onClose, onGone }: WebhookDialogProps) {
  if (deed === 'edit') return <EditWebhook webhook={webhook} onClose={onClose} />;
  if (deed === 'secret') return <NewSecret webhook={webhook} onClose={onClose} />;
  if (deed === 'again') return <SendAgain webhook={webhook} onClose={onClose} />;
  if (deed === 'disconnect') return <Disconnect webhook={webhook} onClose={onClose} onGone={onGone} />;
  return <Switch webhook={webhook} isPausing={deed === 'pause'} onClose={onClose} />;
}

function Disconnect({
  webhook: { id: webhookId, name, host, waiting },
  onClose,
  onGone,
}: Omit<WebhookDialogProps, 'deed'>) {
  return (
    <ConfirmCommand
      operation={disconnectWebhook}
      input={{ webhookId }}
      done={`${name} is disconnected`}
      danger
      title={`Disconnect ${name}?`}
      confirm="Disconnect"
      onClose={onClose}
      onDone={onGone}
    >
      {host} hears of nothing any more. Its secret and its log go
      {waiting > 0 && `, and with them ${counted(waiting, 'events', 'event')} that wait to be sent`}. What it was sent,
      it keeps.
    </ConfirmCommand>
  );
}

function Switch({ webhook, isPausing, onClose }: DialogProps & { readonly isPausing: boolean }) {
  const { id: webhookId, name, waiting } = webhook;
  return (
    <ConfirmCommand
      operation={switchWebhook}
      input={{ webhookId, status: isPausing ? 'paused' : 'active' }}
      done={isPausing ? `${name} is paused` : `${name} goes on`}
      title={isPausing ? `Pause ${name}?` : `Let ${name} go on?`}
      confirm={isPausing ? 'Pause' : 'Resume'}
      onClose={onClose}
    >
      {isPausing
        ? 'Nothing is sent until you resume it. What happens meanwhile is kept for seven days.'
        : `${waiting > 0 ? `${counted(waiting, 'events', 'event')} that wait are sent first, in their order` : 'Nothing waits'}; then it is sent what happens.`}
    </ConfirmCommand>
  );
}

/** The secret before it signs beside the new one for a day. */
function NewSecret({ webhook: { id: webhookId, name }, onClose }: DialogProps) {
  const [secret, setSecret] = useState('');
  if (secret) return <ShowWebhookSecret secret={secret} onClose={onClose} />;
  return (
    <ConfirmCommand
      operation={renewWebhookSecret}
      input={{ webhookId }}
      title={`Make a new secret for ${name}?`}
      confirm="Make the secret"
      onClose={onClose}
      onDone={(made) => setSecret(made.secret)}
    >
      For 24 hours every delivery is signed with both, so that nothing is refused while you enter the new one.
    </ConfirmCommand>
  );
}
