import type { GoalState, Visibility } from '@talent-os/contracts/productivity/goal-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity({ schema: 'productivity', name: 'goal' })
@Index('goal_search_trigrams', { synchronize: false })
@Index('goal_owner', ['organizationId', 'ownerId', 'status'])
@Index('goal_team', ['organizationId', 'teamId'])
@Index('goal_shared', ['organizationId', 'visibility', 'status'])
@Index('goal_parent', ['organizationId', 'parentId'])
@Index('goal_pillar', ['organizationId', 'pillarId'])
export class Goal extends TenantEntity {
  @Column('uuid')
  ownerId: string;

  @Column('text')
  title: string;

  @Column('text')
  visibility: Visibility;

  /** The team that may read it, where its visibility says so. */
  @Column('uuid', { nullable: true })
  teamId: string | null;

  @Column('uuid', { nullable: true })
  parentId: string | null;

  /** The pillar of the organization's strategy it stands below. */
  @Column('uuid', { nullable: true })
  pillarId: string | null;

  @Column('text')
  hub: string;

  @Column('date')
  periodStart: string;

  @Column('date')
  periodEnd: string;

  @Column('text')
  status: GoalState;

  /** Mean of the key results, 0 to 1, kept with every change of theirs; it stays once the goal is scored. */
  @Column('double precision')
  score: number;

  @Column('timestamptz', { nullable: true })
  lastCheckInAt: Date | null;

  /** While it runs: the day the next check-in is due. */
  @Column('date', { nullable: true })
  checkInDueOn: string | null;
}
