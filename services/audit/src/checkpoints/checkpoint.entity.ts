import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed statement of how long a chain was and what it held. The same row stands in the exported file. */
@Entity({ schema: 'audit', name: 'audit_checkpoint' })
export class AuditCheckpoint {
  @PrimaryColumn('uuid')
  organizationId: string;

  /** Of the last record it covers. */
  @PrimaryColumn('bigint')
  sequence: number;

  @Column('text')
  hash: string;

  /** Over the hashes of the records since the checkpoint before. */
  @Column('text')
  merkleRoot: string;

  @Column('text', { nullable: true })
  previousSignature: string | null;

  /** Which key signed. */
  @Column('text')
  keyId: string;

  @Column('timestamptz')
  at: Date;

  /** Ed25519, base64, over the canonical JSON of all the fields above. */
  @Column('text')
  signature: string;
}
