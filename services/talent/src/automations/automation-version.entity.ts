import type {
  AutomationAction,
  AutomationEvent,
  AutomationTarget,
} from '@talent-os/contracts/talent/automation-shapes.js';
import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Check, Column, Entity, Index } from 'typeorm';

/** A version of an automation. None is ever changed: what ran by it says so for good. */
@Check('automation_never_rejects', "action in ('notify', 'assign', 'schedule')")
@Entity({ schema: 'talent', name: 'automation_version' })
@Index('automation_version_number', ['organizationId', 'automationId', 'number'], { unique: true })
export class AutomationVersion extends TenantEntity {
  @Column('uuid')
  automationId: string;

  @Column('int')
  number: number;

  @Column('text')
  event: AutomationEvent;

  /** Null for any. */
  @Column('text', { nullable: true })
  stage: StageType | null;

  @Column('text')
  action: AutomationAction;

  @Column('text')
  target: AutomationTarget;

  @Column('uuid', { nullable: true })
  personId: string | null;

  @Column('text')
  text: string;

  @Column('uuid')
  authorId: string;
}
