import type { LeavingType, OffboardingState } from '@talent-os/contracts/talent/offboarding-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How somebody leaves. Of a person, one runs at a time. */
@Entity({ schema: 'talent', name: 'offboarding' })
@Index('offboarding_running', ['organizationId', 'employeeId'], {
  unique: true,
  where: "status in ('initiated', 'in_progress')",
})
@Index('offboarding_list', ['organizationId', 'lastDay', 'id'])
export class Offboarding extends TenantEntity {
  @Column('uuid')
  employeeId: string;

  /** What they worked as, and where, on the day they were offboarded. */
  @Column('text')
  title: string;

  @Column('text')
  department: string;

  @Column('text')
  type: LeavingType;

  @Column('text')
  reason: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  lastDay: string;

  @Column('text')
  status: OffboardingState;

  @Column('uuid')
  startedById: string;

  @Column('timestamptz')
  accessEndsAt: Date;

  @Column('timestamptz', { nullable: true })
  accessEndedAt: Date | null;

  /** The offboarding ended it: staying after all opens it again. */
  @Column('boolean')
  accessEndedHere: boolean;

  @Column('boolean', { nullable: true })
  rehire: boolean | null;

  @Column('boolean', { nullable: true })
  regretted: boolean | null;

  @Column('text', { nullable: true })
  cancelReason: string | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
