import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How somebody develops in a period. Of a person, one is worked on at a time. */
@Entity({ schema: 'talent', name: 'development_plan' })
@Index('development_plan_running', ['organizationId', 'employeeId'], {
  unique: true,
  where: "status in ('draft', 'agreed')",
})
@Index('development_plan_list', ['organizationId', 'status', 'endsOn', 'id'])
export class DevelopmentPlan extends TenantEntity {
  @Column('uuid')
  employeeId: string;

  @Column('uuid')
  managerId: string;

  /** The seat they sat on when it was started, what it is called and where it is. */
  @Column('uuid')
  positionId: string;

  @Column('text')
  title: string;

  @Column('text')
  department: string;

  @Column('text')
  industry: Industry;

  /** `YYYY-MM-DD`. */
  @Column('date')
  startsOn: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  endsOn: string;

  /** An agreed plan is active from its first day on: the calendar says so, nothing is written. */
  @Column('text')
  status: 'draft' | 'agreed' | 'completed' | 'archived';

  @Column('timestamptz', { nullable: true })
  agreedByEmployeeAt: Date | null;

  @Column('timestamptz', { nullable: true })
  agreedByManagerAt: Date | null;
}
