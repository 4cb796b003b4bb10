import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The name of a person in a pipeline, on a seat or on the move, to search and sort by; `id` is the person's own. The identity service is its source. */
@Entity({ schema: 'talent', name: 'person' })
@Index('person_search_trigrams', { synchronize: false })
@Index('person_name', ['organizationId', 'name'])
export class Person extends TenantEntity {
  @Column('text')
  name: string;
}
