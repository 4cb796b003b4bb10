import type { AutomationOutcome, PassReason } from '@talent-os/contracts/talent/automation-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What an automation did for an application, once for each occasion. */
@Entity({ schema: 'talent', name: 'automation_run' })
@Index('automation_run_once', ['organizationId', 'automationId', 'applicationId', 'occasion'], { unique: true })
// Orders that TypeORM has no words for stand in the migration.
@Index('automation_run_latest', { synchronize: false })
@Index('automation_run_of', { synchronize: false })
export class AutomationRun extends TenantEntity {
  @Column('uuid')
  automationId: string;

  /** The version that ran. */
  @Column('int')
  number: number;

  @Column('uuid')
  applicationId: string;

  /** What happened, so that it is acted on once however often it is told. */
  @Column('text')
  occasion: string;

  @Column('text')
  outcome: AutomationOutcome;

  @Column('text', { nullable: true })
  reason: PassReason | null;

  /** Whom it told, who got the position, or who holds the interview. */
  @Column('uuid', { array: true })
  personIds: string[];
}
