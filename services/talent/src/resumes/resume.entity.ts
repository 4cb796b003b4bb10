import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody chose for a resume: the general one, or a version for a position. What it says stands in their profile. */
@Entity({ schema: 'talent', name: 'resume' })
@Index('resume_once', ['organizationId', 'userId', 'positionId'], { unique: true })
@Index('resume_general', ['organizationId', 'userId'], { unique: true, where: 'position_id is null' })
export class Resume extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** Null: the general one. */
  @Column('uuid', { nullable: true })
  positionId: string | null;

  @Column('text')
  summary: string;

  /** Keys of the facts that do not stand in it. */
  @Column('text', { array: true })
  leftOut: string[];
}
