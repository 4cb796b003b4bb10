import type { ClearanceDate } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { Column, Entity, Index } from 'typeorm';
import { ClearanceFacts } from './clearance-facts.js';

/** The last day a notice was given for, by the date it was given about. */
export type NotifiedDays = Partial<Record<ClearanceDate, number>>;

/** A person's clearance as it was last verified; until then it says nothing. Its standing is derived: see `clearance.rules.ts`. */
@Entity({ schema: 'cyber', name: 'clearance' })
@Index('clearance_holder', ['organizationId', 'userId'], { unique: true })
@Index('clearance_due', ['organizationId', 'reinvestigationDue'])
export class Clearance extends ClearanceFacts {
  @Column('uuid')
  userId: string;

  /** Derived from the facts when they are verified, so that lists can sort by it. */
  @Column('date', { nullable: true })
  reinvestigationDue: string | null;

  @Column('uuid', { nullable: true })
  verifiedBy: string | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** Days before each date of the last notice given about it, -1 once it was told to be over. */
  @Column('jsonb')
  told: NotifiedDays;
}
