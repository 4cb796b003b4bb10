import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The name of a person with an incident, a report or a clearance here; `id` is the person's own. The identity service is its source. */
@Entity({ schema: 'cyber', name: 'person' })
@Index('person_name', ['organizationId', 'name'])
export class Person extends TenantEntity {
  @Column('text')
  name: string;
}
