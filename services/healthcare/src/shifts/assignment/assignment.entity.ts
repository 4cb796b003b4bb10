import type { ReleaseReason, StoredStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person's slot of a shift. What people read of it also depends on the time: see `assignment.rules.ts`. */
@Entity({ schema: 'healthcare', name: 'shift_assignment' })
@Index('shift_assignment_once', ['organizationId', 'shiftId', 'userId'], {
  unique: true,
  where: `status in ('planned', 'pending', 'confirmed', 'no_show')`,
})
@Index('shift_assignment_person', ['organizationId', 'userId', 'status'])
export class ShiftAssignment extends TenantEntity {
  @Column('uuid')
  shiftId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  status: StoredStatus;

  /** It brought its week above forty hours when it was claimed. */
  @Column('boolean')
  overtime: boolean;

  /** Since when a late release waits for a decision. */
  @Column('timestamptz', { nullable: true })
  releaseAskedAt: Date | null;

  /** Who or what released it. */
  @Column('text', { nullable: true })
  releaseReason: ReleaseReason | null;

  /** What the person said when asking for release, or the manager when declining. */
  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
