import type { Density } from '@talent-os/contracts/identity/views.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a person keeps of a list where no view says so, and the view that opens first. */
@Entity({ schema: 'identity', name: 'list_preference' })
@Index('list_preference_person', ['organizationId', 'personId', 'list'], { unique: true })
export class ListPreference extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  list: string;

  @Column('uuid', { nullable: true })
  defaultViewId: string | null;

  @Column('text', { array: true, nullable: true })
  columns: string[] | null;

  @Column('text', { nullable: true })
  density: Density | null;
}
