import type { Priority, TaskSource, TaskState } from '@talent-os/contracts/productivity/task-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity({ schema: 'productivity', name: 'task' })
@Index('task_owner', ['organizationId', 'ownerId', 'status', 'due'])
@Index('task_closed', ['organizationId', 'ownerId', 'closedAt'])
@Index('task_goal', ['organizationId', 'goalId'])
export class Task extends TenantEntity {
  @Column('uuid')
  ownerId: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  notes: string | null;

  @Column('date', { nullable: true })
  due: string | null;

  @Column('text')
  priority: Priority;

  @Column('text')
  status: TaskState;

  /** A goal of the same person. */
  @Column('uuid', { nullable: true })
  goalId: string | null;

  @Column('text')
  source: TaskSource;

  @Column('text', { nullable: true })
  link: string | null;

  /** When it was done or cancelled. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** The due day its owner has been reminded of. */
  @Column('date', { nullable: true })
  remindedOf: string | null;
}
