import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Why people are not taken, and what they read of it. Without rows an organization has the standard ones. */
@Entity({ schema: 'talent', name: 'reject_reason' })
@Index('reject_reason_key', ['organizationId', 'key'], { unique: true })
export class RejectReason extends TenantEntity {
  /** What rejections name it by, whatever it is called later. */
  @Column('text')
  key: string;

  @Column('text')
  text: string;

  @Column('text')
  noticeText: string;

  /** Since when nobody is rejected for it; null while it is in use. */
  @Column('timestamptz', { nullable: true })
  retiredAt: Date | null;
}
