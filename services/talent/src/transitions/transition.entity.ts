import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export const transitionTypes = ['promotion', 'lateral', 'temporary', 'relocation', 'industry_switch'] as const;
export const transitionStatuses = [
  'requested',
  'in_review',
  'approved',
  'in_progress',
  'completed',
  'declined',
  'cancelled',
] as const;
/** Not yet under way, not yet refused: what the marketplace counts as pending. */
export const pendingTransitions = [
  'requested',
  'in_review',
  'approved',
] as const satisfies readonly Transition['status'][];

/** An employee's move from one seat to another. */
@Entity({ schema: 'talent', name: 'transition' })
@Index('transition_employee', ['organizationId', 'employeeId'])
@Index('transition_status', ['organizationId', 'status'])
export class Transition extends TenantEntity {
  @Column('uuid')
  employeeId: string;

  @Column('text')
  type: (typeof transitionTypes)[number];

  /** Null where the seat they leave was never a row here. */
  @Column('uuid', { nullable: true })
  fromPositionId: string | null;

  @Column('uuid')
  toPositionId: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  effectiveDate: string;

  @Column('text')
  status: (typeof transitionStatuses)[number];
}
