import type { WorkflowState, WorkflowStep, WorkflowTrigger } from '@talent-os/contracts/talent/workflow-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A version an organization wrote of an approval workflow, from 2 on: 1 is the default, which has no row. */
@Entity({ schema: 'talent', name: 'approval_workflow' })
@Index('approval_workflow_number', ['organizationId', 'trigger', 'number'], { unique: true })
@Index('approval_workflow_active', ['organizationId', 'trigger'], { unique: true, where: "state = 'active'" })
@Index('approval_workflow_draft', ['organizationId', 'trigger'], { unique: true, where: "state = 'draft'" })
export class ApprovalWorkflow extends TenantEntity {
  @Column('text')
  trigger: WorkflowTrigger;

  @Column('int')
  number: number;

  @Column('text')
  state: WorkflowState;

  @Column('jsonb')
  steps: WorkflowStep[];

  @Column('uuid')
  authorId: string;

  @Column('timestamptz', { nullable: true })
  activatedAt: Date | null;
}
