import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The name of a person who owns or did something here; `id` is the person's own. The identity service is its source. */
@Entity({ schema: 'sales', name: 'person' })
@Index('person_name', ['organizationId', 'name'])
export class Person extends TenantEntity {
  @Column('text')
  name: string;
}
