import type { Industry } from '@talent-os/contracts';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A version of the way from applying to being hired, as an organization walks it in one industry. Never changed: seats follow it. */
@Entity({ schema: 'talent', name: 'pipeline_template' })
@Index('pipeline_template_number', ['organizationId', 'industry', 'number'], { unique: true })
@Index('pipeline_template_active', ['organizationId', 'industry'], { unique: true, where: "state = 'active'" })
export class PipelineTemplate extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  industry: Industry;

  @Column('jsonb')
  stages: Stage[];

  /** Counts the versions of an industry, from 1. */
  @Column('int')
  number: number;

  @Column('text')
  state: 'active' | 'replaced';

  /** What interviewers rate beside the skills of the position. */
  @Column('uuid', { array: true })
  skillIds: string[];

  /** What interviewers are told to look at; empty for nothing. */
  @Column('text')
  guidance: string;

  /** Null for the standard pipeline, which nobody wrote. */
  @Column('uuid', { nullable: true })
  authorId: string | null;
}
