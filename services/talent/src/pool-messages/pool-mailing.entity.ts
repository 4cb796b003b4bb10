import type { MailingState } from '@talent-os/contracts/talent/pool-message-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A message on its way to people of the pool, in the words it had when it was sent. */
@Entity({ schema: 'talent', name: 'pool_mailing' })
@Index('pool_mailing_author', ['organizationId', 'authorId'])
export class PoolMailing extends TenantEntity {
  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  @Column('uuid')
  authorId: string;

  @Column('text')
  state: MailingState;

  @Column('int')
  total: number;

  /** Whose turn is still to come. */
  @Column('uuid', { array: true })
  waitingIds: string[];

  @Column('int')
  sent: number;

  @Column('int')
  expired: number;

  @Column('int')
  optedOut: number;
}
