import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One record of the trail. Never changed and never deleted: the service's role may only select and insert. */
@Entity({ schema: 'audit', name: 'audit_event' })
@Index('audit_event_once', ['organizationId', 'eventId'], { unique: true })
@Index('audit_event_by_action', ['organizationId', 'action', 'sequence'])
@Index('audit_event_by_actor', ['organizationId', 'actorId', 'sequence'])
@Index('audit_event_by_time', ['organizationId', 'at'])
export class AuditEvent {
  @PrimaryColumn('uuid')
  organizationId: string;

  /** 1, 2, 3 … without gaps, per organization. */
  @PrimaryColumn('bigint')
  sequence: number;

  @Column('uuid')
  eventId: string;

  @Column('text')
  action: string;

  @Column('text')
  operation: string;

  @Column('uuid', { nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  actorRole: string | null;

  @Column('text', { nullable: true })
  industry: string | null;

  /** Canonical text. `json`, not `jsonb`: Postgres keeps every byte of it. */
  @Column('json')
  subject: unknown;

  @Column('timestamptz')
  at: Date;

  @Column('text', { nullable: true })
  traceId: string | null;

  @Column('bytea')
  prevHash: Buffer;

  @Column('bytea')
  hash: Buffer;
}
