import { DueQueue } from '@talent-os/service-kit/due/due-queue';

/** An approved reassignment on its effective day; an asset on the day after the last it is good for. */
export const due = new DueQueue<'reassignment' | 'asset'>('sales');
