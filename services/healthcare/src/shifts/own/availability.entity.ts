import type { WeekPart } from '@talent-os/contracts/healthcare/shifts-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The parts of a week in which a person is glad to be offered a shift. Without a row, all of them. */
@Entity({ schema: 'healthcare', name: 'availability' })
@Index('availability_person', ['organizationId', 'userId'], { unique: true })
export class Availability extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text', { array: true })
  parts: WeekPart[];
}
