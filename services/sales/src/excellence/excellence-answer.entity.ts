import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What one person says of one statement. Read by nobody but them; others read means of five people or more. */
@Entity({ schema: 'sales', name: 'excellence_answer' })
@Index('excellence_answer_once', ['organizationId', 'sessionId', 'userId', 'statement'], { unique: true })
export class ExcellenceAnswer extends TenantEntity {
  @Column('uuid')
  sessionId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  statement: string;

  /** From 0 to 4; null where they do not know. */
  @Column('int', { nullable: true })
  value: number | null;
}
