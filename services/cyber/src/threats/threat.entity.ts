import type { Severity } from '@talent-os/contracts/cyber/incident-states.js';
import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something that attacks, as somebody has described it. */
@Entity({ schema: 'cyber', name: 'threat' })
@Index('threat_published', ['organizationId', 'publishedDate'])
@Index('threat_stix', ['organizationId', 'stixId'], { unique: true, where: 'stix_id is not null' })
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

  /** Its id in the bundle it came with. */
  @Column('text', { nullable: true })
  stixId: string | null;
}
