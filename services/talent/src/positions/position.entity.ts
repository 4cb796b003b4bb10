import type { Industry, Role } from '@talent-os/contracts';
import type { seatEntryKinds } from '@talent-os/contracts/talent/open-seats.js';
import type {
  HardRequirement,
  positionStatuses,
  RequiredSkill,
  visibilities,
} from '@talent-os/contracts/talent/seats.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export type SeatEntry = {
  readonly kind: (typeof seatEntryKinds)[number];
  /** Who did it. */
  readonly by: string;
  readonly at: string;
  readonly note: string | null;
};

/** One seat. */
@Entity({ schema: 'talent', name: 'position' })
@Index('position_search_trigrams', { synchronize: false })
@Index('position_open', ['organizationId', 'industry', 'status', 'openedAt'])
@Index('position_opened', ['organizationId', 'openedAt', 'id'])
@Index('position_manager', ['organizationId', 'hiringManagerId'])
@Index('position_recruiter', ['organizationId', 'recruiterId'])
@Index('position_holder', ['organizationId', 'holderId'])
@Index('position_requisition', ['organizationId', 'requisitionId'])
export class Position extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  department: string;

  @Column('text')
  location: string;

  @Column('boolean')
  remote: boolean;

  @Column('text')
  description: string;

  @Column('text')
  industry: Industry;

  @Column('text')
  jobFamily: string;

  @Column('uuid')
  hiringManagerId: string;

  @Column('uuid')
  recruiterId: string;

  @Column('text')
  visibility: (typeof visibilities)[number];

  @Column('uuid')
  pipelineTemplateId: string;

  @Column('jsonb')
  requiredSkills: RequiredSkill[];

  @Column('jsonb', { default: [] })
  hardRequirements: HardRequirement[];

  /** What everybody who applies answers. */
  @Column('jsonb', { default: [] })
  questions: string[];

  @Column('timestamptz')
  openedAt: Date;

  @Column('timestamptz', { nullable: true })
  filledAt: Date | null;

  @Column('text')
  status: (typeof positionStatuses)[number];

  /** What happened to it while it was open, oldest first. */
  @Column('jsonb', { default: [] })
  history: SeatEntry[];

  /** Who sits here; from the day their offer is accepted. */
  @Column('uuid', { nullable: true })
  holderId: string | null;

  /** The approved request it was opened for; null for seats older than requests. */
  @Column('uuid', { nullable: true })
  requisitionId: string | null;

  /** What its holder works as. */
  @Column('text')
  role: Role;
}
