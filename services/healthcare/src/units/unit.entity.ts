import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A ward with what it needs. Its shifts are those of its department. */
@Entity({ schema: 'healthcare', name: 'unit' })
@Index('unit_department', ['organizationId', 'department'], { unique: true })
export class Unit extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  department: string;

  @Column('int')
  beds: number;

  /** Hours of nursing per patient day. */
  @Column('double precision')
  targetHppd: number;

  /** People needed on shifts that begin by day, and by night. */
  @Column('int')
  requiredDay: number;

  @Column('int')
  requiredNight: number;
}
