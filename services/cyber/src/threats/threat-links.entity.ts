import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An indicator of a threat. */
@Entity({ schema: 'cyber', name: 'threat_indicator' })
@Index('threat_indicator_pair', ['organizationId', 'threatId', 'indicatorId'], { unique: true })
@Index('threat_indicator_threats', ['organizationId', 'indicatorId'])
export class ThreatIndicator extends TenantEntity {
  @Column('uuid')
  threatId: string;

  @Column('uuid')
  indicatorId: string;
}

/** A threat that stands behind an incident. */
@Entity({ schema: 'cyber', name: 'incident_threat' })
@Index('incident_threat_pair', ['organizationId', 'incidentId', 'threatId'], { unique: true })
@Index('incident_threat_incidents', ['organizationId', 'threatId'])
export class IncidentThreat extends TenantEntity {
  @Column('uuid')
  incidentId: string;

  @Column('uuid')
  threatId: string;
}
