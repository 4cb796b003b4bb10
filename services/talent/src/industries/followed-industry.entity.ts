import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An industry somebody follows. It is no role: what they may do stays what it is. */
@Entity({ schema: 'talent', name: 'followed_industry' })
@Index('followed_industry_once', ['organizationId', 'userId', 'industry'], { unique: true })
export class FollowedIndustry extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  industry: Industry;
}
