import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Who somebody is at a provider. From then on they are known by it, whatever becomes of their address. */
@Entity({ schema: 'identity', name: 'sso_link' })
@Index('sso_link_subject', ['organizationId', 'connectionId', 'subject'], { unique: true })
@Index('sso_link_person', ['organizationId', 'personId', 'connectionId'], { unique: true })
export class SsoLink extends TenantEntity {
  @Column('uuid')
  connectionId: string;

  @Column('uuid')
  personId: string;

  /** Of the connection’s issuer; texts of up to 255 characters whose case counts. */
  @Column('text')
  subject: string;
}
