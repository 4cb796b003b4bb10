import type { Industry, Role } from '@talent-os/contracts';
import type { ReviewedState } from '@talent-os/contracts/identity/access-reviews.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A grant in a review, as it was when the review began: names included, so that it stays evidence. */
@Entity({ schema: 'identity', name: 'reviewed_grant' })
@Index('reviewed_grant_once', ['organizationId', 'reviewId', 'roleId'], { unique: true })
@Index('reviewed_grant_person', ['organizationId', 'reviewId', 'personName', 'id'])
export class ReviewedGrant extends TenantEntity {
  @Column('uuid')
  reviewId: string;

  /** Of the role assignment. */
  @Column('uuid')
  roleId: string;

  @Column('uuid')
  personId: string;

  @Column('text')
  personName: string;

  @Column('text')
  personTitle: string;

  @Column('text')
  roleName: Role;

  @Column('text')
  industry: Industry;

  @Column('uuid', { nullable: true })
  customRoleId: string | null;

  @Column('text', { nullable: true })
  customRoleName: string | null;

  @Column('timestamptz')
  grantedAt: Date;

  /** Whom it waited for when the review began; null for the administrators. Whom it waits for now is asked anew each time. */
  @Column('text', { nullable: true })
  reviewerName: string | null;

  @Column('text')
  state: ReviewedState;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('text', { nullable: true })
  decidedByName: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  reason: string | null;
}
