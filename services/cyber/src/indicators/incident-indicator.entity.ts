import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An indicator seen in an incident. */
@Entity({ schema: 'cyber', name: 'incident_indicator' })
@Index('incident_indicator_pair', ['organizationId', 'incidentId', 'indicatorId'], { unique: true })
@Index('incident_indicator_incidents', ['organizationId', 'indicatorId'])
export class IncidentIndicator extends TenantEntity {
  @Column('uuid')
  incidentId: string;

  @Column('uuid')
  indicatorId: string;
}
