import type { EntryKind } from '@talent-os/contracts/cyber/incidents.js';
import { Column, Entity, Index } from 'typeorm';
import { HistoryEntry } from '../sql/history-entry.js';

/** A line of the timeline of an incident. */
@Entity({ schema: 'cyber', name: 'incident_entry' })
@Index('incident_entry_of', ['organizationId', 'incidentId', 'createdAt'])
export class IncidentEntry extends HistoryEntry<EntryKind> {
  @Column('uuid')
  incidentId: string;
}
