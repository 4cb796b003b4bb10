import { FromFormerQueues } from '@talent-os/service-kit/due/former-queues';

/** What falls due stands in one queue. */
export class DueQueue1763760000005 extends FromFormerQueues {
  readonly service = 'productivity';
  readonly queues = [{ table: 'awaited_reminder', subject: 'subject_id', due: 'due_on date' }] as const;
}
