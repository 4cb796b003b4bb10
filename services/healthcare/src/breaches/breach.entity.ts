import type { BreachDecision } from '@talent-os/contracts/healthcare/breaches.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Whether an incident with suspected patient data is a breach people must be told of. One per incident. */
@Entity({ schema: 'healthcare', name: 'breach_assessment' })
@Index('breach_assessment_incident', ['organizationId', 'incidentId'], { unique: true })
@Index('breach_assessment_due', ['organizationId', 'notifyBy'])
export class BreachAssessment extends TenantEntity {
  @Column('uuid')
  incidentId: string;

  @Column('text')
  title: string;

  @Column('timestamptz')
  discoveredAt: Date;

  @Column('date')
  notifyBy: string;

  @Column('int', { nullable: true })
  affectedCount: number | null;

  @Column('text')
  decision: BreachDecision;

  @Column('text', { nullable: true })
  rationale: string | null;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @Column('date', { nullable: true })
  notifiedOn: string | null;
}
