import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A message recruiters can send to people of the pool. */
@Entity({ schema: 'talent', name: 'pool_template' })
@Index('pool_template_name', ['organizationId', 'name'])
export class PoolTemplate extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  /** Who worded it last. */
  @Column('uuid')
  authorId: string;
}
