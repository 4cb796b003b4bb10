import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** People who write to each other, with somebody among them who moderates. */
@Entity({ schema: 'talent', name: 'community_group' })
@Index('community_group_name', ['organizationId', 'name'], { unique: true, where: 'closed_at is null' })
@Index('community_group_list', ['organizationId', 'name', 'id'])
@Index('community_group_of', ['organizationId', 'moderatorId'])
export class CommunityGroup extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  about: string;

  @Column('text', { nullable: true })
  industry: Industry | null;

  @Column('text', { nullable: true })
  role: string | null;

  @Column('text', { nullable: true })
  region: string | null;

  /** Null once it is closed for want of one. */
  @Column('uuid', { nullable: true })
  moderatorId: string | null;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
