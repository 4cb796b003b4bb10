import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a recruiter wrote to a person of the pool, as they read it. */
@Entity({ schema: 'talent', name: 'candidate_message' })
@Index('candidate_message_of', ['organizationId', 'candidateId', 'createdAt'])
@Index('candidate_message_once', ['organizationId', 'mailingId', 'candidateId'], { unique: true })
export class CandidateMessage extends TenantEntity {
  @Column('uuid')
  candidateId: string;

  @Column('uuid')
  mailingId: string;

  @Column('uuid')
  authorId: string;

  @Column('text')
  subject: string;

  @Column('text')
  body: string;
}
