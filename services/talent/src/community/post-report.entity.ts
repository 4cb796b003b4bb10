import type { ReportReason } from '@talent-os/contracts/talent/community-posts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Why somebody wants a post to be looked at: once for each post, whatever becomes of it. */
@Entity({ schema: 'talent', name: 'post_report' })
@Index('post_report_once', ['organizationId', 'postId', 'userId'], { unique: true })
@Index('post_report_of', ['organizationId', 'userId'])
export class PostReport extends TenantEntity {
  @Column('uuid')
  postId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  reason: ReportReason;

  /** Somebody has decided on the post since. */
  @Column('boolean')
  closed: boolean;
}
