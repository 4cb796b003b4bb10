import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a directory says of a person it looks after. */
@Entity({ schema: 'identity', name: 'provisioned_person' })
@Index('provisioned_person_person', ['organizationId', 'connectionId', 'personId'], { unique: true })
@Index('provisioned_person_external', ['organizationId', 'connectionId', 'externalId'])
@Index('provisioned_person_name', ['organizationId', 'connectionId', 'userName'], { unique: true })
export class ProvisionedPerson extends TenantEntity {
  @Column('uuid')
  connectionId: string;

  @Column('uuid')
  personId: string;

  /** The directory's own id. */
  @Column('text', { nullable: true })
  externalId: string | null;

  /** Lowercase. */
  @Column('text')
  userName: string;

  /** The rest of the resource as it was sent (RFC 7643, section 4.1), without what people hold themselves. */
  @Column('jsonb')
  attributes: Record<string, unknown>;
}
