import type { MyApplication } from '@talent-os/contracts/talent/my-applications';
import { DAY_MS } from '@/lib/today';

/** How long a person finds in their day what became of an application, in days. */
const ENDED_DAYS = 90;

/** Whether an application belongs in a person's day: it runs or rests, or ended not long ago. */
export const isCurrent = ({ endedAt }: Pick<MyApplication, 'endedAt'>, now: number): boolean =>
  endedAt === null || now - new Date(endedAt).getTime() < ENDED_DAYS * DAY_MS;
