import type { ClearanceLevel } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A level a person was granted: the history of their clearance. */
@Entity({ schema: 'cyber', name: 'clearance_grant' })
@Index('clearance_grant_of', ['organizationId', 'clearanceId', 'grantedDate'])
export class ClearanceGrant extends TenantEntity {
  @Column('uuid')
  clearanceId: string;

  @Column('text')
  level: ClearanceLevel;

  @Column('date')
  grantedDate: string;

  @Column('text')
  grantingAuthority: string;

  /** The day another one took its place. */
  @Column('date', { nullable: true })
  endedOn: string | null;
}
