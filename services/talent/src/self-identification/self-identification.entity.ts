import type { Ethnicity, Gender } from '@talent-os/contracts/talent/self-identification.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/**
 * What somebody said of themselves, voluntarily. It lies in a schema of its own: the database shows it to nobody but them,
 * and to the ratio by a view.
 */
@Entity({ schema: 'demographics', name: 'self_identification' })
@Index('self_identification_once', ['organizationId', 'userId'], { unique: true })
export class SelfIdentification extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** Null once the person has removed it: then no more is kept than that they were asked; so is the next. */
  @Column('text', { nullable: true })
  ethnicity: Ethnicity | null;

  @Column('text', { nullable: true })
  gender: Gender | null;
}
