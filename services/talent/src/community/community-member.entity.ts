import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody in a group of the community. */
@Entity({ schema: 'talent', name: 'community_member' })
@Index('community_member_once', ['organizationId', 'userId', 'groupId'], { unique: true })
@Index('community_member_list', ['organizationId', 'groupId', 'createdAt', 'id'])
@Index('community_member_alias', ['organizationId', 'groupId', 'alias'], { unique: true, where: 'alias is not null' })
export class CommunityMember extends TenantEntity {
  @Column('uuid')
  groupId: string;

  @Column('uuid')
  userId: string;

  /** What they are called there; null where by their name. */
  @Column('text', { nullable: true })
  alias: string | null;
}
