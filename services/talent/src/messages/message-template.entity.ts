import type { MessageEvent, MessageState } from '@talent-os/contracts/talent/message-shapes.js';
import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A version of what applicants read when something happens to them in a type of stage. */
@Entity({ schema: 'talent', name: 'message_template' })
@Index('message_template_number', ['organizationId', 'stage', 'event', 'number'], { unique: true })
@Index('message_template_active', ['organizationId', 'stage', 'event'], { unique: true, where: "state = 'active'" })
export class MessageTemplate extends TenantEntity {
  @Column('text')
  stage: StageType;

  @Column('text')
  event: MessageEvent;

  @Column('int')
  number: number;

  @Column('text')
  state: MessageState;

  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  @Column('uuid')
  authorId: string;
}
