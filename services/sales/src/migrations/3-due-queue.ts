import { FromFormerQueues } from '@talent-os/service-kit/due/former-queues';

/** What falls due stands in one queue. */
export class DueQueue1763760000003 extends FromFormerQueues {
  readonly service = 'sales';
  readonly queues = [
    { table: 'awaited_move', subject: 'reassignment_id', due: 'effective_date date', kind: 'reassignment' },
  ] as const;
}
