import { ShowSecret } from '@/ui/dialog/show-secret';

type ShowWebhookSecretProps = { readonly secret: string; readonly onClose: () => void };

/** What a receiver checks signatures with, the one time it is shown. */
export const ShowWebhookSecret = ({ secret, onClose }: ShowWebhookSecretProps) => (
  <ShowSecret
    secret={secret}
    label="Signing secret"
    copy="Copy secret"
    text="Enter it where the webhook is received: with it, any Standard Webhooks library checks that what comes is from here."
    address={null}
    onClose={onClose}
  />
);
