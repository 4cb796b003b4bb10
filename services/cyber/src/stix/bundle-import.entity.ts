import type { BundleState, TakenBundle } from '@talent-os/contracts/cyber/bundle-imports.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A bundle that is taken over in the background. What it holds lies in pieces until it is all there. */
@Entity({ schema: 'cyber', name: 'bundle_import' })
@Index('bundle_import_person', ['organizationId', 'userId', 'createdAt'])
export class BundleImport extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  filename: string;

  /** Where the file came from, and the key it is encrypted under. */
  @Column('text')
  object: string;

  @Column('text')
  sealedKey: string;

  @Column('text')
  state: BundleState;

  @Column('int', { nullable: true })
  objects: number | null;

  @Column('jsonb', { nullable: true })
  result: TakenBundle | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}

/** A piece of a bundle's file as it arrived: encrypted under the file's own key. */
@Entity({ schema: 'cyber', name: 'bundle_piece' })
@Index('bundle_piece_place', ['organizationId', 'bundleImportId', 'place'], { unique: true })
export class BundlePiece extends TenantEntity {
  @Column('uuid')
  bundleImportId: string;

  /** From 0. */
  @Column('int')
  place: number;

  @Column('bytea')
  content: Buffer;
}
