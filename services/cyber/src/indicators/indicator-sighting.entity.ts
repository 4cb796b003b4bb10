import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One time an indicator was seen. */
@Entity({ schema: 'cyber', name: 'indicator_sighting' })
@Index('indicator_sighting_of', ['organizationId', 'indicatorId', 'seenAt'])
@Index('indicator_sighting_stix', ['organizationId', 'indicatorId', 'stixId'], {
  unique: true,
  where: 'stix_id is not null',
})
export class IndicatorSighting extends TenantEntity {
  @Column('uuid')
  indicatorId: string;

  @Column('timestamptz')
  seenAt: Date;

  /** Where: a host, a sensor, a bundle. */
  @Column('text', { nullable: true })
  place: string | null;

  @Column('uuid', { nullable: true })
  byId: string | null;

  /** The id of the sighting object it came as. */
  @Column('text', { nullable: true })
  stixId: string | null;
}
