import type { Severity } from '@talent-os/contracts/cyber/incident-states.js';
import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { StixFacts } from '../stix/shapes.js';

/** Something that attacks, as a person has described it. */
@Entity({ schema: 'cyber', name: 'threat' })
@Index('threat_search_trigrams', { synchronize: false })
// Orders and texts that TypeORM has no words for stand in the migration.
@Index('threat_list', { synchronize: false })
@Index('threat_trigrams', { synchronize: false })
@Index('threat_stix', ['organizationId', 'stixId'], { unique: true })
export class Threat extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  source: string;

  @Column('text')
  description: string;

  @Column('timestamptz')
  publishedDate: Date;

  @Column('text')
  classification: Classification;

  @Column('text')
  severity: Severity;

  /** CVSS base score, 0.0 to 10.0. */
  @Column('double precision', { nullable: true })
  cvss: number | null;

  @Column('jsonb')
  cves: readonly string[];

  /** Techniques of MITRE ATT&CK: `T1566.001`. */
  @Column('jsonb')
  techniques: readonly string[];

  /** Its id in bundles: the one it came with, or one of our own. */
  @Column('text')
  stixId: string;

  @Column('timestamptz', { nullable: true })
  stixCreated: Date | null;

  @Column('timestamptz', { nullable: true })
  stixModified: Date | null;

  /** Its publisher has taken it back. */
  @Column('boolean')
  revoked: boolean;

  /** Properties of its STIX object that only say more about it, and leave as they came. */
  @Column('jsonb')
  stixFacts: StixFacts;
}
