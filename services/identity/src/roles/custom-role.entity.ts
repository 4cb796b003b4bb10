import type { Module, Permission, Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A role an organization has made of one of the product: with more permissions, and without some of its modules. */
@Entity({ schema: 'identity', name: 'custom_role' })
@Index('custom_role_name', { synchronize: false })
export class CustomRole extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  baseRole: Role;

  /** Added to those of the base. */
  @Column('text', { array: true })
  permissions: Permission[];

  /** Taken away from those of the base. */
  @Column('text', { array: true })
  hiddenModules: Module[];
}
