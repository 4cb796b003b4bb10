import type { JobContract } from '@talent-os/contracts';
import { installation } from '@talent-os/service-kit/installation';

/**
 * Has the shared product work on a job now: a round of one that repeats, or the row of this id. That its clock begins it is
 * tried where the clock is.
 */
export async function workNow({ name, service }: JobContract, id?: string): Promise<void> {
  // Few files of tests need it, and each would pay for loading it.
  const { Queue } = await import('bullmq');
  const queue = new Queue(service, { connection: { url: process.env.REDIS_URL ?? '' }, prefix: installation });
  try {
    await queue.add(name, { id }, { removeOnComplete: true, removeOnFail: true });
  } finally {
    await queue.close();
  }
}
