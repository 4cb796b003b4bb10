import type { NamePolicy } from '@talent-os/contracts/chat/applications.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What an organization lets applications outside read. Without a row names are hidden. */
@Entity({ schema: 'chat', name: 'application_policy' })
@Index('application_policy_own', ['organizationId'], { unique: true })
export class ApplicationPolicy extends TenantEntity {
  @Column('text')
  names: NamePolicy;
}
