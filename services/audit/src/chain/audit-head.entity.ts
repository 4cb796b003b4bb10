import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where an organization's chain ends. Locked while records are appended, so that a chain never forks. */
@Entity({ schema: 'audit', name: 'audit_head' })
export class AuditHead {
  @PrimaryColumn('uuid')
  organizationId: string;

  @Column('bigint')
  sequence: number;

  @Column('bytea')
  hash: Buffer;
}
