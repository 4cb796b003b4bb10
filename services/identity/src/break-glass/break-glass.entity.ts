import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody of the platform looks into this organization. It keeps who they are: they are nobody's colleague here. */
@Entity({ schema: 'identity', name: 'break_glass' })
@Index('break_glass_latest', ['organizationId', 'createdAt'])
export class BreakGlass extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  email: string;

  /** The organization they are of. */
  @Column('uuid')
  homeId: string;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  until: Date;

  /** Issue time of the newest token: no revocation may be earlier. */
  @Column('timestamptz')
  tokensAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('uuid', { nullable: true })
  endedBy: string | null;

  @Column('text', { nullable: true })
  endedByName: string | null;
}
