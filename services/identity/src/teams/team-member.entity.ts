import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person's place in a team. */
@Entity({ schema: 'identity', name: 'team_member' })
@Index('team_member_person', ['organizationId', 'personId', 'teamId'], { unique: true })
@Index('team_member_team', ['organizationId', 'teamId'])
export class TeamMember extends TenantEntity {
  @Column('uuid')
  teamId: string;

  @Column('uuid')
  personId: string;

  /** The directory that put them here; null where somebody here has. */
  @Column('uuid', { nullable: true })
  provisionedBy: string | null;
}
