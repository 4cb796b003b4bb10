import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A role somebody aims for. */
@Entity({ schema: 'talent', name: 'target' })
@Index('target_alike', { synchronize: false })
@Index('target_once', ['organizationId', 'userId', 'industry', 'title'], { unique: true })
export class Target extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  title: string;

  @Column('text')
  industry: Industry;

  /** For a year, in minor units. */
  @Column('bigint', { nullable: true })
  pay: number | null;

  @Column('int')
  horizonMonths: number;
}
