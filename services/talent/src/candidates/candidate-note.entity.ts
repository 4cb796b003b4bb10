import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a recruiter has noted about a person of the pool; `createdBy` wrote it. */
@Entity({ schema: 'talent', name: 'candidate_note' })
@Index('candidate_note_of', ['organizationId', 'candidateId', 'createdAt'])
export class CandidateNote extends TenantEntity {
  @Column('uuid')
  candidateId: string;

  @Column('uuid')
  authorId: string;

  @Column('text')
  body: string;
}
