import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Another address a person asked for: theirs once both mailboxes have said so. */
@Entity({ schema: 'identity', name: 'address_change' })
@Index('address_change_person', ['organizationId', 'personId'], { unique: true })
export class AddressChange extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** Lowercase. */
  @Column('text')
  email: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  oldConfirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  newConfirmedAt: Date | null;
}
