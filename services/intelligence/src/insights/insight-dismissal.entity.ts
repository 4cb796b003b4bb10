import type { DismissReason, InsightRule } from '@talent-os/contracts/insights/rules.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something a rule found that was dismissed. While it is in force, the rule finds less for the whole organization. */
@Entity({ schema: 'intelligence', name: 'insight_dismissal' })
@Index('insight_dismissal_in_force', ['organizationId', 'rule', 'createdAt'], { where: 'restored_at is null' })
export class InsightDismissal extends TenantEntity {
  @Column('text')
  rule: InsightRule;

  /** What of the rule was dismissed: it stays away where no threshold leaves it out. */
  @Column('text')
  key: string;

  @Column('text')
  reason: DismissReason;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid')
  byId: string;

  /** The threshold it brought. */
  @Column('double precision')
  threshold: number;

  @Column('timestamptz', { nullable: true })
  restoredAt: Date | null;

  @Column('uuid', { nullable: true })
  restoredById: string | null;
}
