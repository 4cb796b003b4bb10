import type { InsightRule } from '@talent-os/contracts/insights/rules.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something a rule found that somebody has taken up as a task. */
@Entity({ schema: 'intelligence', name: 'insight_plan' })
@Index('insight_plan_once', ['organizationId', 'rule', 'key'], { unique: true })
@Index('insight_plan_task', ['organizationId', 'taskId'])
export class InsightPlan extends TenantEntity {
  @Column('text')
  rule: InsightRule;

  @Column('text')
  key: string;

  @Column('uuid')
  byId: string;

  /** The task of the productivity service. */
  @Column('uuid')
  taskId: string;
}
