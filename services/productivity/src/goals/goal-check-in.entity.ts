import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

type NotedValue = { readonly keyResultId: string; readonly value: number; readonly confidence: number };

/** Where a goal stood when its owner looked at it; `createdAt` says when. Never changed. */
@Entity({ schema: 'productivity', name: 'goal_check_in' })
@Index('goal_check_in_goal', ['organizationId', 'goalId', 'createdAt'])
export class GoalCheckIn extends TenantEntity {
  @Column('uuid')
  goalId: string;

  @Column('text', { nullable: true })
  note: string | null;

  /** Score of the whole goal with these values. */
  @Column('double precision')
  score: number;

  @Column('jsonb')
  noted: NotedValue[];
}
