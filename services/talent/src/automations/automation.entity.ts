import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something that is done by itself when something happens to an application. What it does stands in its versions. */
@Entity({ schema: 'talent', name: 'automation' })
@Index('automation_enabled', ['organizationId', 'enabled'])
export class Automation extends TenantEntity {
  @Column('text')
  name: string;

  @Column('boolean')
  enabled: boolean;

  /** The version in use: the latest one. */
  @Column('int')
  number: number;
}
