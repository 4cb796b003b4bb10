import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How somebody works best, in their own words. */
@Entity({ schema: 'identity', name: 'way_of_working' })
@Index('way_of_working_person', ['organizationId', 'personId'], { unique: true })
export class WayOfWorking extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  bestHours: string;

  @Column('text')
  reachMe: string;

  @Column('text')
  feedback: string;
}
