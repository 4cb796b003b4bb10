import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { MentorshipStatus } from './mentorship.rules.js';

/** A colleague who would mentor a person in some of their skills; from `matched` on, a mentorship. */
@Entity({ schema: 'talent', name: 'mentor_offer' })
@Index('mentor_offer_status', ['organizationId', 'status'])
@Index('mentor_offer_mentor', ['organizationId', 'mentorId'])
@Index('mentor_offer_mentee', ['organizationId', 'menteeId'])
export class MentorOffer extends TenantEntity {
  @Column('uuid')
  mentorId: string;

  @Column('uuid', { array: true })
  skillIds: string[];

  @Column('text')
  note: string;

  /** Who asked for it or has it. */
  @Column('uuid', { nullable: true })
  menteeId: string | null;

  @Column('text')
  status: MentorshipStatus;
}
