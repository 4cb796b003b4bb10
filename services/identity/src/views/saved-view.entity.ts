import type { ViewState } from '@talent-os/contracts/identity/views.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How a person keeps a list: filters, sort, columns and density under a name. */
@Entity({ schema: 'identity', name: 'saved_view' })
@Index('saved_view_name', ['organizationId', 'ownerId', 'list', 'name'], { unique: true, where: 'deleted_at is null' })
export class SavedView extends TenantEntity {
  @Column('uuid')
  ownerId: string;

  /** Name of the operation that lists. */
  @Column('text')
  list: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  state: ViewState;

  /** People of the owner's teams see it. */
  @Column('boolean')
  shared: boolean;

  /** When it was deleted; it can be brought back for a day. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
