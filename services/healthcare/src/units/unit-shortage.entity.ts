import type { DayPart } from '@talent-os/contracts/healthcare/units.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** That a unit was told to have fewer people than it needs; gone once it has enough. */
@Entity({ schema: 'healthcare', name: 'unit_shortage' })
@Index('unit_shortage_once', ['organizationId', 'unitId', 'date', 'part'], { unique: true })
export class UnitShortage extends TenantEntity {
  @Column('uuid')
  unitId: string;

  @Column('date')
  date: string;

  @Column('text')
  part: DayPart;
}
