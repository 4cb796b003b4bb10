import type { ExperienceKind } from '@talent-os/contracts/talent/experience.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A job, an education or a project, as its owner tells it. Months are `2026-11`. */
@Entity({ schema: 'talent', name: 'experience' })
@Index('experience_person', ['organizationId', 'userId'])
export class Experience extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: ExperienceKind;

  @Column('text')
  title: string;

  @Column('text')
  place: string;

  @Column('text')
  description: string;

  @Column('text')
  startMonth: string;

  /** Null while it goes on. */
  @Column('text', { nullable: true })
  endMonth: string | null;
}
