import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The name of a person with a credential, a shift or a task here; `id` is the person's own. The identity service is its source. */
@Entity({ schema: 'healthcare', name: 'person' })
@Index('person_search_trigrams', { synchronize: false })
@Index('person_name', ['organizationId', 'name'])
export class Person extends TenantEntity {
  @Column('text')
  name: string;
}
