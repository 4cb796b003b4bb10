import type { ControlKind, ControlStatus } from '@talent-os/contracts/healthcare/compliance.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A safeguard the law names, and how it stands here. */
@Entity({ schema: 'healthcare', name: 'compliance_control' })
@Index('compliance_control_citation', ['organizationId', 'citation'], { unique: true })
export class ComplianceControl extends TenantEntity {
  @Column('text')
  citation: string;

  @Column('text')
  title: string;

  @Column('text')
  kind: ControlKind;

  /** Order of the law, from 1. */
  @Column('int')
  position: number;

  @Column('text')
  status: ControlStatus;

  /** What is done instead, where it is addressable. */
  @Column('text', { nullable: true })
  alternative: string | null;

  @Column('uuid', { nullable: true })
  ownerId: string | null;

  @Column('date', { nullable: true })
  reviewedOn: string | null;

  @Column('date', { nullable: true })
  nextReviewOn: string | null;
}
