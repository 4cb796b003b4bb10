import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/**
 * A mail to one person about one notification, about several as a digest or with a link to choose a password, or to an address
 * that a person registers with or is invited by. Its state is the record of what went out;
 * a worker sends it only after it has taken the row up.
 */
@Entity({ schema: 'identity', name: 'mail' })
@Index('mail_key', ['organizationId', 'key'], { unique: true })
@Index('mail_due', ['organizationId', 'state', 'dueAt'])
@Index('mail_person', ['organizationId', 'personId', 'createdAt'])
@Index('mail_invitation', ['organizationId', 'invitationId', 'createdAt'], { where: 'invitation_id is not null' })
export class Mail extends TenantEntity {
  /** Null where it is about a registration or an invitation: nobody has its address yet. */
  @Column('uuid', { nullable: true })
  personId: string | null;

  @Column('uuid', { nullable: true })
  registrationId: string | null;

  /** Set where it asks somebody to join. */
  @Column('uuid', { nullable: true })
  invitationId: string | null;

  /** The link it carries, or `erased` where it tells that nobody is left to have one; null where it tells of notifications. */
  @Column('text', { nullable: true })
  link: 'confirm' | 'reset' | 'invite' | 'oldAddress' | 'newAddress' | 'erased' | null;

  /** What it is about: the same key is never mailed twice. That of an erasure ends with the address, which nothing else has. */
  @Column('text')
  key: string;

  @Column('boolean')
  digest: boolean;

  /** `queued`: a worker has been told. The others: `mailStates` of the contract. */
  @Column('text')
  state: 'waiting' | 'queued' | 'sending' | 'sent' | 'failed' | 'not_sent' | 'skipped';

  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('int')
  attempts: number;

  @Column('timestamptz', { nullable: true })
  takenUpAt: Date | null;

  /** Since then the mail server may have it. */
  @Column('timestamptz', { nullable: true })
  handedOverAt: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** Why it was not sent, or not yet. */
  @Column('text', { nullable: true })
  reason: string | null;
}
