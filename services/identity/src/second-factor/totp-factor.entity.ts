import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The authenticator app of a person. */
@Entity({ schema: 'identity', name: 'totp_factor' })
@Index('totp_factor_person', ['organizationId', 'personId'], { unique: true })
export class TotpFactor extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** Sealed. */
  @Column('text')
  secret: string;

  /** When its first code was given; null while it counts for nothing. */
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  /** Time step of the last code that was taken: none of that step or an earlier one is taken again. */
  @Column('int')
  lastStep: number;
}
