import type { Availability as Said } from '@talent-os/contracts/talent/availability.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** When and how somebody can work, as they said it last. */
@Entity({ schema: 'talent', name: 'availability' })
@Index('availability_person', ['organizationId', 'userId'], { unique: true })
export class Availability extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('date', { nullable: true })
  startOn: string | null;

  @Column('int')
  noticeDays: number;

  @Column('int')
  hoursPerWeek: number;

  @Column('text', { array: true })
  shifts: Said['shifts'];

  @Column('int')
  travelDays: number;

  @Column('text')
  relocation: Said['relocation'];

  @Column('text')
  places: string;

  /** In minor units. */
  @Column('bigint', { nullable: true })
  payFloor: number | null;

  @Column('text')
  payPeriod: Said['payPeriod'];

  @Column('timestamptz')
  confirmedAt: Date;
}
