import type { ExcellenceActionState, ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An action that was accepted. It is a task of its owner, and what becomes of that becomes of it. */
@Entity({ schema: 'sales', name: 'excellence_action' })
@Index('excellence_action_open', ['organizationId', 'module', 'action'], { unique: true, where: "status = 'open'" })
@Index('excellence_action_module', ['organizationId', 'module', 'createdAt'])
@Index('excellence_action_task', ['organizationId', 'taskId'], { unique: true })
export class ExcellenceAction extends TenantEntity {
  @Column('uuid')
  sessionId: string;

  @Column('text')
  module: ExcellenceModuleKey;

  @Column('text')
  dimension: string;

  @Column('text')
  action: string;

  @Column('uuid')
  ownerId: string;

  @Column('date')
  dueOn: string;

  @Column('text')
  status: ExcellenceActionState;

  /** The task of the productivity service. */
  @Column('uuid')
  taskId: string;
}
