import type { Industry } from '@talent-os/contracts';
import type { TemplateTask } from '@talent-os/contracts/talent/onboarding.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The tasks newcomers of an industry begin with. */
@Entity({ schema: 'talent', name: 'onboarding_template' })
@Index('onboarding_template_name', ['organizationId', 'industry', 'name'], { unique: true })
export class OnboardingTemplate extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  industry: Industry;

  @Column('jsonb')
  tasks: readonly TemplateTask[];
}
