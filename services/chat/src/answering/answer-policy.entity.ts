import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How an organization wants questions answered. Without a row platform data answers first where it is certain. */
@Entity({ schema: 'chat', name: 'answer_policy' })
@Index('answer_policy_own', ['organizationId'], { unique: true })
export class AnswerPolicy extends TenantEntity {
  @Column('boolean')
  dataFirst: boolean;
}
