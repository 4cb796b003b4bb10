import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import { z } from 'zod';

export const positionStatuses = ['open', 'on_hold', 'filled', 'closed'] as const;
export const visibilities = ['internal', 'external', 'both'] as const;

/** A skill a position asks for: the level from 1 to 5, and how much it counts beside the others. */
export const RequiredSkill = z.object({
  skillId: z.uuid(),
  level: z.int().min(1).max(5),
  weight: z.int().min(1).max(10),
});
export type RequiredSkill = z.infer<typeof RequiredSkill>;

/** One seat. */
@Entity({ schema: 'talent', name: 'position' })
@Index('position_open', ['organizationId', 'industry', 'status', 'openedAt'])
@Index('position_manager', ['organizationId', 'hiringManagerId'])
@Index('position_recruiter', ['organizationId', 'recruiterId'])
export class Position extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  department: string;

  @Column('text')
  location: string;

  @Column('boolean')
  remote: boolean;

  @Column('text')
  description: string;

  @Column('text')
  industry: Industry;

  @Column('text')
  jobFamily: string;

  @Column('uuid')
  hiringManagerId: string;

  @Column('uuid')
  recruiterId: string;

  @Column('text')
  visibility: (typeof visibilities)[number];

  @Column('uuid')
  pipelineTemplateId: string;

  @Column('jsonb')
  requiredSkills: RequiredSkill[];

  @Column('timestamptz')
  openedAt: Date;

  @Column('timestamptz', { nullable: true })
  filledAt: Date | null;

  @Column('text')
  status: (typeof positionStatuses)[number];
}
