import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A STIX indicator object as it came with a bundle: its pattern in full, whatever of it is known as indicators. */
@Entity({ schema: 'cyber', name: 'pattern' })
@Index('pattern_stix', ['organizationId', 'stixId'], { unique: true })
export class Pattern extends TenantEntity {
  @Column('text')
  stixId: string;

  @Column('text')
  name: string;

  @Column('text')
  text: string;

  /** The language it is written in: `stix`, `yara`, `sigma` … */
  @Column('text')
  language: string;

  @Column('timestamptz')
  validFrom: Date;

  @Column('timestamptz', { nullable: true })
  validUntil: Date | null;

  @Column('boolean')
  revoked: boolean;

  @Column('timestamptz')
  stixCreated: Date;

  @Column('timestamptz')
  stixModified: Date;

  @Column('text')
  classification: Classification;
}

/** An indicator that a pattern asks for. */
@Entity({ schema: 'cyber', name: 'pattern_indicator' })
@Index('pattern_indicator_pair', ['organizationId', 'patternId', 'indicatorId'], { unique: true })
@Index('pattern_indicator_patterns', ['organizationId', 'indicatorId'])
export class PatternIndicator extends TenantEntity {
  @Column('uuid')
  patternId: string;

  @Column('uuid')
  indicatorId: string;
}

/** A pattern by which a threat is found. */
@Entity({ schema: 'cyber', name: 'threat_pattern' })
@Index('threat_pattern_pair', ['organizationId', 'threatId', 'patternId'], { unique: true })
@Index('threat_pattern_threats', ['organizationId', 'patternId'])
export class ThreatPattern extends TenantEntity {
  @Column('uuid')
  threatId: string;

  @Column('uuid')
  patternId: string;
}
