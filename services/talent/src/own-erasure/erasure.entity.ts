import type { ErasureService } from '@talent-os/contracts/erasure/erasing.js';
import type { ErasureHold, ErasureState } from '@talent-os/contracts/talent/own-erasure.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** When each service was done. */
export type DoneAt = Partial<Readonly<Record<ErasureService, string>>>;

/** Somebody is to be erased. Nobody has two that are open: the database says so. */
@Entity({ schema: 'talent', name: 'erasure' })
@Index('erasure_open', ['organizationId', 'userId'], {
  unique: true,
  where: "status in ('requested', 'held', 'running')",
})
export class Erasure extends TenantEntity {
  /** Whom; null once nothing is left of them, nor of who it was. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('text')
  status: ErasureState;

  /** Why it is held; null unless it is. */
  @Column('text', { nullable: true })
  hold: ErasureHold | null;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz')
  startsAt: Date;

  @Column('jsonb')
  doneAt: DoneAt;

  /** When it was done or taken back; null until then. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
