import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What has to be done about an incident. */
@Entity({ schema: 'cyber', name: 'incident_task' })
@Index('incident_task_of', ['organizationId', 'incidentId', 'createdAt'])
export class IncidentTask extends TenantEntity {
  @Column('uuid')
  incidentId: string;

  @Column('text')
  title: string;

  @Column('uuid', { nullable: true })
  assigneeId: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
