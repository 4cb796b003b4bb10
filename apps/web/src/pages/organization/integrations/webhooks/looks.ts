import type { DeliveryState, WebhookState } from '@talent-os/contracts/identity/webhooks';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const webhookLooks: Readonly<Record<WebhookState, BadgeVariant>> = {
  draft: 'secondary',
  active: 'success',
  paused: 'warning',
  failing: 'error',
};

export const deliveryLooks: Readonly<Record<DeliveryState, BadgeVariant>> = {
  waiting: 'secondary',
  delivered: 'success',
  failed: 'error',
};
