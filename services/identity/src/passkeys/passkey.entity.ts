import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A key pair on a device of a person, of which the public half is kept here. */
@Entity({ schema: 'identity', name: 'passkey' })
@Index('passkey_credential', ['organizationId', 'credentialId'], { unique: true })
@Index('passkey_person', ['organizationId', 'personId'])
export class Passkey extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** What its owner calls it. */
  @Column('text')
  name: string;

  /** base64url. */
  @Column('text')
  credentialId: string;

  /** COSE key, base64url. */
  @Column('text')
  publicKey: string;

  /** Uses the device has counted: where it goes back, somebody has a copy. Devices that keep copies themselves count none. */
  @Column('double precision')
  counter: number;

  /** How a browser reaches it: `internal`, `usb`, `hybrid` … */
  @Column('text', { array: true })
  transports: string[];

  /** Its maker keeps a copy for the person’s other devices. */
  @Column('boolean')
  synced: boolean;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
