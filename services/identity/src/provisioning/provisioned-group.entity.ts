import type { Industry, Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A group of a directory, and what its people have by being in it. */
@Entity({ schema: 'identity', name: 'provisioned_group' })
@Index('provisioned_group_name', { synchronize: false })
export class ProvisionedGroup extends TenantEntity {
  @Column('uuid')
  connectionId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  externalId: string | null;

  /** Null, like `industry`, where it gives no role. */
  @Column('text', { nullable: true })
  roleName: Role | null;

  @Column('text', { nullable: true })
  industry: Industry | null;

  @Column('uuid', { nullable: true })
  customRoleId: string | null;

  @Column('uuid', { nullable: true })
  teamId: string | null;
}
