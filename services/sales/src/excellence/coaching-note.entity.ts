import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A talk in which a seller was coached. */
@Entity({ schema: 'sales', name: 'coaching_note' })
@Index('coaching_note_seller', ['organizationId', 'sellerId', 'at'])
export class CoachingNote extends TenantEntity {
  @Column('uuid')
  sellerId: string;

  @Column('int')
  minutes: number;

  /** The day it was held on. */
  @Column('date')
  at: string;

  /** Who noted it. */
  @Column('uuid')
  byId: string;
}
