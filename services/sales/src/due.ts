import { DueQueue } from '@talent-os/service-kit/due/due-queue';

/**
 * A plan on the first day of each month it pays for; a statement on the day it becomes final. An approved reassignment on its effective day; an asset on the day after the last it is good for.
 */
export const due = new DueQueue<'reassignment' | 'asset' | 'compPlan' | 'statement'>('sales');
