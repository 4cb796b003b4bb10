import type { Classification, IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something seen that points to an attack. Its score falls with time: see `indicator.rules.ts`. */
@Entity({ schema: 'cyber', name: 'indicator' })
@Index('indicator_value', ['organizationId', 'kind', 'value'], { unique: true })
@Index('indicator_sighted', ['organizationId', 'lastSighted'])
export class Indicator extends TenantEntity {
  @Column('text')
  kind: IndicatorKind;

  @Column('text')
  value: string;

  /** 0 to 100; 0 is what a false positive has, and keeps. */
  @Column('double precision')
  baseScore: number;

  @Column('timestamptz')
  firstSeen: Date;

  @Column('timestamptz')
  lastSighted: Date;

  @Column('int')
  sightings: number;

  /** Its score does not fall. */
  @Column('boolean')
  exempt: boolean;

  @Column('text')
  classification: Classification;

  /** Its id in bundles that leave from here. */
  @Column('text')
  stixId: string;

  /** From then on no pattern asks for it any more; null where one does without an end. */
  @Column('timestamptz', { nullable: true })
  validUntil: Date | null;

  /** Every pattern that asked for it was taken back. */
  @Column('boolean')
  revoked: boolean;
}
