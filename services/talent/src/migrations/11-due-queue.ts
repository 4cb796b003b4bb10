import { FromFormerQueues } from '@talent-os/service-kit/due/former-queues';

/** What falls due stands in one queue. */
export class DueQueue1763760000011 extends FromFormerQueues {
  readonly service = 'talent';
  readonly queues = [
    { table: 'awaited_moment', subject: 'subject_id', due: 'due_at timestamptz' },
    { table: 'awaited_transition', subject: 'transition_id', due: 'effective_date date', kind: 'transition' },
  ] as const;
}
