import type { ClearanceUpdateStatus } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { Column, Entity, Index } from 'typeorm';
import { ClearanceFacts } from './clearance-facts.js';

/** What a person reported of their clearance. One at a time waits; until it is confirmed the old status holds. */
@Entity({ schema: 'cyber', name: 'clearance_update' })
@Index('clearance_update_waiting', ['organizationId', 'clearanceId'], { unique: true, where: "status = 'submitted'" })
@Index('clearance_update_latest', ['organizationId', 'clearanceId', 'createdAt'])
export class ClearanceUpdate extends ClearanceFacts {
  @Column('uuid')
  clearanceId: string;

  @Column('text')
  status: ClearanceUpdateStatus;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Why it was rejected. */
  @Column('text', { nullable: true })
  reason: string | null;
}
