import { TenantEntity } from '@talent-os/service-kit';
import { Column } from 'typeorm';

/** A line of a history. Written once, never changed. */
export abstract class HistoryEntry<K extends string> extends TenantEntity {
  @Column('text')
  kind: K;

  @Column('text', { nullable: true })
  fromValue: string | null;

  @Column('text', { nullable: true })
  toValue: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** Null for what the clock wrote. */
  @Column('uuid', { nullable: true })
  byId: string | null;
}
