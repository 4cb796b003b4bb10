import { FromFormerQueues } from '@talent-os/service-kit/due/former-queues';

/** What falls due stands in one queue. */
export class DueQueue1763760000009 extends FromFormerQueues {
  readonly service = 'healthcare';
  readonly queues = [
    { table: 'awaited_notice', subject: 'credential_id', due: 'due_on date', kind: 'credential' },
  ] as const;
}
