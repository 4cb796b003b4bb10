import type { MatchState } from '@talent-os/contracts/cyber/deploy-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One person in a request. Nobody stands in two accepted ones: the database says so. */
@Entity({ schema: 'cyber', name: 'deploy_match' })
@Index('deploy_match_person', ['organizationId', 'requestId', 'userId'], { unique: true })
@Index('deploy_match_user', ['organizationId', 'userId', 'proposedAt'])
@Index('deploy_match_accepted', ['organizationId', 'userId'], { unique: true, where: "status = 'accepted'" })
export class DeployMatch extends TenantEntity {
  @Column('uuid')
  requestId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  status: MatchState;

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('uuid')
  proposedById: string;

  @Column('timestamptz')
  proposedAt: Date;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deployedAt: Date | null;
}
