import { FromFormerQueues } from '@talent-os/service-kit/due/former-queues';

/** What falls due stands in one queue. */
export class DueQueue1763760000010 extends FromFormerQueues {
  readonly service = 'cyber';
  readonly queues = [
    { table: 'awaited_clearance', subject: 'clearance_id', due: 'due_on date', kind: 'clearance' },
    { table: 'awaited_clock', subject: 'incident_id', due: 'due_at timestamptz', kind: 'incident' },
    { table: 'awaited_vulnerability', subject: 'vulnerability_id', due: 'due_at timestamptz', kind: 'vulnerability' },
  ] as const;
}
