import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An object of a bundle as it came. What is known of it here is read from it; what is not leaves with it again. */
@Entity({ schema: 'cyber', name: 'stix_object' })
@Index('stix_object_id', ['organizationId', 'stixId'], { unique: true })
export class StixObject extends TenantEntity {
  @Column('text')
  stixId: string;

  @Column('jsonb')
  object: object;

  @Column('timestamptz', { nullable: true })
  modified: Date | null;

  @Column('text')
  classification: Classification;
}
