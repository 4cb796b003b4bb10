import type { SwapStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

const open = `status in ('proposed', 'accepted')`;

/** Two people exchange a shift each: the proposer gives one assignment for a colleague's. */
@Entity({ schema: 'healthcare', name: 'shift_swap' })
@Index('shift_swap_given', ['organizationId', 'givenId'], { unique: true, where: open })
@Index('shift_swap_wanted', ['organizationId', 'wantedId'], { unique: true, where: open })
@Index('shift_swap_proposer', ['organizationId', 'proposerId'])
@Index('shift_swap_colleague', ['organizationId', 'colleagueId'])
export class ShiftSwap extends TenantEntity {
  @Column('uuid')
  proposerId: string;

  @Column('uuid')
  colleagueId: string;

  /** The proposer's assignment. */
  @Column('uuid')
  givenId: string;

  /** The colleague's assignment. */
  @Column('uuid')
  wantedId: string;

  @Column('text')
  status: SwapStatus;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  reason: string | null;
}
