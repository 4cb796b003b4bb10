import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person's place in a directory's group. */
@Entity({ schema: 'identity', name: 'provisioned_group_member' })
@Index('provisioned_group_member_person', ['organizationId', 'personId', 'groupId'], { unique: true })
@Index('provisioned_group_member_group', ['organizationId', 'groupId'])
export class ProvisionedGroupMember extends TenantEntity {
  @Column('uuid')
  groupId: string;

  @Column('uuid')
  personId: string;
}
