import type { EntryKind } from '@talent-os/contracts/cyber/incidents.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A line of the timeline of an incident. Written once, never changed. */
@Entity({ schema: 'cyber', name: 'incident_entry' })
@Index('incident_entry_of', ['organizationId', 'incidentId', 'createdAt'])
export class IncidentEntry extends TenantEntity {
  @Column('uuid')
  incidentId: string;

  @Column('text')
  kind: EntryKind;

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
