import { DueQueue } from '@talent-os/service-kit/due/due-queue';

/** Webhooks for which something waits to be sent, when it is to be sent next. */
export const due = new DueQueue<'webhook'>('identity');
