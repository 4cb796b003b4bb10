import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A piece of a paper as it arrived: encrypted under the paper's own key. */
@Entity({ schema: 'talent', name: 'proof_piece' })
@Index('proof_piece_place', ['organizationId', 'verificationId', 'place'], { unique: true })
export class ProofPiece extends TenantEntity {
  @Column('uuid')
  verificationId: string;

  /** From 0. */
  @Column('int')
  place: number;

  @Column('bytea')
  content: Buffer;
}
