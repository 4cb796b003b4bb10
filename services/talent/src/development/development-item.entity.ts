import type { DevelopmentAction } from '@talent-os/contracts/talent/development-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What brings somebody to a level of a skill. */
@Entity({ schema: 'talent', name: 'development_item' })
@Index('development_item_of', ['organizationId', 'planId'])
export class DevelopmentItem extends TenantEntity {
  @Column('uuid')
  planId: string;

  @Column('uuid')
  skillId: string;

  /** 0 where nothing was known. */
  @Column('int')
  fromLevel: number;

  @Column('int')
  toLevel: number;

  @Column('text')
  action: DevelopmentAction;

  @Column('text')
  text: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  dueOn: string;

  /** The course or challenge of the catalogue it is; null where it is something else. */
  @Column('uuid', { nullable: true })
  catalogueItemId: string | null;

  /** The offer of the mentor it is with; null where it is something else. */
  @Column('uuid', { nullable: true })
  offerId: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  @Column('uuid', { nullable: true })
  doneById: string | null;
}
