import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An error a browser ran into. Who was signed in is `createdBy`, never what the report claims. */
@Entity({ schema: 'audit', name: 'client_error_report' })
@Index('client_error_report_newest', ['organizationId', 'createdAt'])
export class ClientErrorReport extends TenantEntity {
  @Column('text')
  category: string;

  @Column('text')
  message: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  stack: string | null;

  /** The browser's clock. */
  @Column('timestamptz')
  reportedAt: Date;

  @Column('text', { nullable: true })
  route: string | null;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('text', { nullable: true })
  userAgent: string | null;
}
