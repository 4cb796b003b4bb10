import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What an analyst wrote about threats. At least as strict as the strictest of them. */
@Entity({ schema: 'cyber', name: 'intel_report' })
@Index('intel_report_written', ['organizationId', 'createdAt'])
export class IntelReport extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  body: string;

  @Column('text')
  tlp: Classification;

  @Column('jsonb')
  threatIds: readonly string[];

  @Column('uuid')
  authorId: string;
}
