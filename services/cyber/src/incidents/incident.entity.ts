import type { IncidentState, IncidentType, Severity } from '@talent-os/contracts/cyber/incident-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A security incident with its three clocks. A clock stands still once it was met, and a breach stays. */
@Entity({ schema: 'cyber', name: 'incident' })
@Index('incident_search_trigrams', { synchronize: false })
@Index('incident_status', ['organizationId', 'status', 'reportedTime'])
@Index('incident_reported', ['organizationId', 'reportedTime'])
@Index('incident_responded', ['organizationId', 'respondedAt'])
@Index('incident_resolved', ['organizationId', 'resolvedAt'])
@Index('incident_assignee', ['organizationId', 'assigneeId', 'status'])
// Orders and texts that TypeORM has no words for stand in the migration.
@Index('incident_list', { synchronize: false })
@Index('incident_severity_list', { synchronize: false })
@Index('incident_status_list', { synchronize: false })
@Index('incident_trigrams', { synchronize: false })
export class Incident extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  type: IncidentType;

  @Column('text')
  description: string;

  @Column('text')
  severity: Severity;

  @Column('text')
  status: IncidentState;

  @Column('timestamptz')
  reportedTime: Date;

  @Column('uuid')
  reporterId: string;

  @Column('uuid', { nullable: true })
  assigneeId: string | null;

  @Column('timestamptz')
  respondBy: Date;

  @Column('timestamptz', { nullable: true })
  respondedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  respondBreachedAt: Date | null;

  @Column('timestamptz')
  containBy: Date;

  @Column('timestamptz', { nullable: true })
  containedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  containBreachedAt: Date | null;

  @Column('timestamptz')
  resolveBy: Date;

  /** When it was closed. */
  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  resolveBreachedAt: Date | null;

  /** Since when data of patients is suspected to be affected. */
  @Column('timestamptz', { nullable: true })
  phiDiscoveredAt: Date | null;

  @Column('text', { nullable: true })
  resolution: string | null;

  @Column('text', { nullable: true })
  rootCause: string | null;

  @Column('text', { nullable: true })
  lessons: string | null;
}
