import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A crash of the whole app in a browser. Who was signed in is `createdBy`. */
@Entity({ schema: 'audit', name: 'crash_report' })
@Index('crash_report_newest', ['organizationId', 'createdAt'])
export class CrashReport extends TenantEntity {
  @Column('text')
  error: string;

  @Column('text', { nullable: true })
  stack: string | null;

  /** The browser's clock. */
  @Column('timestamptz')
  reportedAt: Date;

  @Column('text')
  url: string;

  @Column('text')
  userAgent: string;

  @Column('text', { nullable: true })
  component: string | null;

  @Column('int')
  crashCount: number;

  /** Bytes. */
  @Column('jsonb', { nullable: true })
  memory: { used?: number; total?: number; limit?: number } | null;

  /** Which of the browser's stored keys were there. */
  @Column('jsonb', { nullable: true })
  storedKeys: Record<string, boolean> | null;
}
