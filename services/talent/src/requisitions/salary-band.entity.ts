import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a seat of a team usually pays in a year, in minor units. */
@Entity({ schema: 'talent', name: 'salary_band' })
@Index('salary_band_team', ['organizationId', 'industry', 'department'], { unique: true })
export class SalaryBand extends TenantEntity {
  @Column('text')
  industry: Industry;

  @Column('text')
  department: string;

  @Column('bigint')
  min: number;

  @Column('bigint')
  max: number;
}
