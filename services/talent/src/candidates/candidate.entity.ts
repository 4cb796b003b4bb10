import type { Industry } from '@talent-os/contracts';
import type { ApplicationSource } from '@talent-os/contracts/talent/pipeline.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What the pool knows of a person who may be hired; `id` is the person's own. What they can do and applied for stands with them. */
@Entity({ schema: 'talent', name: 'candidate' })
// Orders and texts that TypeORM has no words for stand in the migration.
@Index('candidate_list', { synchronize: false })
@Index('candidate_tagged', { synchronize: false })
@Index('candidate_search_trigrams', { synchronize: false })
@Index('candidate_email', ['organizationId', 'email'])
@Index('candidate_phone', ['organizationId', 'phoneKey'])
@Index('candidate_merged', ['organizationId', 'mergedInto'])
export class Candidate extends TenantEntity {
  /** Lowercase. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  /** What two spellings of one number share. */
  @Column('text', { nullable: true })
  phoneKey: string | null;

  @Column('text')
  headline: string;

  @Column('text')
  industry: Industry;

  @Column('text')
  source: ApplicationSource;

  /** They work here. */
  @Column('boolean')
  internal: boolean;

  /** Place of their standing in the order of the list. */
  @Column('int')
  rank: number;

  /** The position they last came far for; null unless they did. */
  @Column('text', { nullable: true })
  finalistFor: string | null;

  @Column('timestamptz', { nullable: true })
  finalistAt: Date | null;

  @Column('text', { array: true })
  tags: string[];

  /** The last day they are listed. */
  @Column('date')
  consentUntil: string;

  /** The day the record is erased. */
  @Column('date')
  retentionUntil: string;

  @Column('timestamptz')
  lastAt: Date;

  /** Recruiters may write to them. */
  @Column('boolean', { default: true })
  wantsMessages: boolean;

  /** The record this one was merged into; null while it stands for itself. */
  @Column('uuid', { nullable: true })
  mergedInto: string | null;
}
