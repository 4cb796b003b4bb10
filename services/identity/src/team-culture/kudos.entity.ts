import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody of a team thanked another one for. */
@Entity({ schema: 'identity', name: 'kudos' })
@Index('kudos_team', ['organizationId', 'teamId', 'createdAt', 'id'])
@Index('kudos_from', ['organizationId', 'fromId'])
@Index('kudos_to', ['organizationId', 'toId'])
export class Kudos extends TenantEntity {
  @Column('uuid')
  teamId: string;

  @Column('uuid')
  fromId: string;

  @Column('uuid')
  toId: string;

  @Column('text')
  text: string;
}
