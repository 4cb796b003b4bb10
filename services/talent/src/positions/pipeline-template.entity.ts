import type { Industry } from '@talent-os/contracts';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The way from applying to being hired, as an organization walks it in one industry. */
@Entity({ schema: 'talent', name: 'pipeline_template' })
@Index('pipeline_template_name', ['organizationId', 'industry', 'name'], { unique: true })
export class PipelineTemplate extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  industry: Industry;

  @Column('jsonb')
  stages: Stage[];
}
