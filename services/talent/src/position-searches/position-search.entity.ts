import type { Industry } from '@talent-os/contracts';
import type { SearchAlert } from '@talent-os/contracts/talent/position-searches.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { Visibility } from '../positions/shown-to.js';

/** A search for positions somebody keeps; what is null does not narrow it down. */
@Entity({ schema: 'talent', name: 'kept_search' })
@Index('kept_search_once', ['organizationId', 'userId', 'name'], { unique: true })
export class PositionSearch extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  search: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  industry: Industry | null;

  @Column('boolean')
  remote: boolean;

  /** For a year, in minor units. */
  @Column('bigint', { nullable: true })
  payFrom: number | null;

  /** Industries of the person when they said how often they are told: nobody is there to ask when a job looks. */
  @Column('text', { array: true })
  industries: Industry[];

  /** Whom a seat is shown to for them to hear of it; of the same moment. */
  @Column('text', { array: true })
  shown: Visibility[];

  @Column('text')
  alert: SearchAlert;

  /** Positions opened after this are new to them. */
  @Column('timestamptz')
  toldAt: Date;
}
