import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How many seats a team is to have in a quarter, `2026-Q4`. */
@Entity({ schema: 'talent', name: 'headcount_target' })
@Index('headcount_target_team', ['organizationId', 'industry', 'department', 'quarter'], { unique: true })
export class HeadcountTarget extends TenantEntity {
  @Column('text')
  industry: Industry;

  @Column('text')
  department: string;

  @Column('text')
  quarter: string;

  @Column('int')
  targetSeats: number;
}
