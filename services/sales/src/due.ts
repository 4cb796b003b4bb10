import { DueQueue } from '@talent-os/service-kit/due/due-queue';

/** An approved reassignment on its effective day. */
export const due = new DueQueue<'reassignment'>('sales');
