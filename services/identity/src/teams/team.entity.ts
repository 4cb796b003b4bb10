import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** People who work together. Teams may lie below one another. */
@Entity({ schema: 'identity', name: 'team' })
@Index('team_name', ['organizationId', 'name'], { unique: true })
@Index('team_parent', ['organizationId', 'parentId'])
@Index('team_lead', ['organizationId', 'leadId'])
export class Team extends TenantEntity {
  @Column('text')
  name: string;

  @Column('uuid', { nullable: true })
  parentId: string | null;

  @Column('uuid')
  leadId: string;
}
