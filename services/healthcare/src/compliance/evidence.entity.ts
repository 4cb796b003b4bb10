import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What shows that a control holds: figures of the platform, or a person's words. Rows are added, never changed. */
@Entity({ schema: 'healthcare', name: 'control_evidence' })
@Index('control_evidence_latest', ['organizationId', 'controlId', 'createdAt'])
export class ControlEvidence extends TenantEntity {
  @Column('uuid')
  controlId: string;

  @Column('text')
  source: 'platform' | 'person';

  @Column('text')
  text: string;

  /** The figures are as they should be; empty where a person wrote it. */
  @Column('boolean', { nullable: true })
  passed: boolean | null;

  @Column('uuid')
  byId: string;
}
