import type { Placed } from '@talent-os/contracts/facts/layout.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Saved questions of one person side by side. */
@Entity({ schema: 'intelligence', name: 'dashboard' })
@Index('dashboard_person', ['organizationId', 'personId', 'title', 'id'])
export class Dashboard extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  title: string;

  /** Which questions lie where; none lies over another. */
  @Column('jsonb')
  cards: readonly Placed[];
}
