import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Contact hours earned with a certificate. A course counts once in a cycle. */
@Entity({ schema: 'healthcare', name: 'ceu_record' })
@Index('ceu_record_once', ['organizationId', 'userId', 'courseId', 'cycleEndsOn'], { unique: true })
@Index('ceu_record_day', ['organizationId', 'userId', 'completedOn'])
export class CeuRecord extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  courseId: string;

  /** What the course was called; null where it is called so still, of records from before courses were kept in talent. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('double precision')
  credits: number;

  @Column('date')
  completedOn: string;

  @Column('text')
  certificate: string;

  @Column('date')
  cycleEndsOn: string;
}
