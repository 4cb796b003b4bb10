import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Days on which a person is given no shift, both included. */
@Entity({ schema: 'healthcare', name: 'leave' })
@Index('leave_person', ['organizationId', 'userId', 'untilDay'])
export class Leave extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('date')
  fromDay: string;

  @Column('date')
  untilDay: string;
}
