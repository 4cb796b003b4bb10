import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { Role } from '@talent-os/contracts';

/** One conversation of one person. Hub and page are those it began on. */
@Entity({ schema: 'chat', name: 'chat_session' })
@Index('session_person', ['organizationId', 'personId', 'lastMessageAt'])
export class ChatSession extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  hubContext: string;

  @Column('text')
  hubTitle: string;

  @Column('text')
  pageContext: string;

  @Column('text')
  pageTitle: string;

  /** It has been in a health hub, or a tool told of health in it: it stays so wherever it goes on. Shown to nobody. */
  @Column('boolean', { default: false })
  health: boolean;

  /** The model the person chose; null for the organization's default. Whether it may be asked is decided for each message. */
  @Column('uuid', { nullable: true })
  providerId: string | null;

  /** The newest message of the branch the person is on; what is sent next follows it. */
  @Column('uuid', { nullable: true })
  leafId: string | null;

  @Column('timestamptz')
  lastMessageAt: Date;

  /** The productivity session that was made from it. */
  @Column('uuid', { nullable: true })
  productivitySessionId: string | null;

  /** What the answers were read from that came with it; null where it is no copy of somebody else's. */
  @Column('jsonb', { nullable: true })
  copiedReads: AnswerSource[] | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}

/** One operation an answer was read from, and the role of whoever asked. */
export type AnswerSource = { readonly operation: string; readonly role: Role };
