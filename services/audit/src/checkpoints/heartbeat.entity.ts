import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last sign of life that was written to the second copy, as the writer remembers it. The verifier reads the copy's. */
@Entity({ schema: 'audit', name: 'audit_heartbeat' })
export class AuditHeartbeat {
  @PrimaryColumn('uuid')
  organizationId: string;

  @Column('bigint')
  number: number;

  /** The signed statement, as it stands in the copy. */
  @Column('json')
  statement: unknown;
}
