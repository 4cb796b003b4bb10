import { DueQueue } from '@talent-os/service-kit/due/due-queue';

/** A subscription when its answer is looked at next. */
export const due = new DueQueue<'subscription'>('intelligence');
