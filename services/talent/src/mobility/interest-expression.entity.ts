import { TenantEntity } from '@talent-os/service-kit';
import type { expressionStatuses } from '@talent-os/contracts/talent/mobility.js';
import { Column, Entity, Index } from 'typeorm';

/** A person would like to move into a position. Title and department are kept as they were when they said so. */
@Entity({ schema: 'talent', name: 'interest_expression' })
@Index('interest_expression_pending', ['organizationId', 'userId', 'positionId'], {
  unique: true,
  where: "status = 'pending'",
})
@Index('interest_expression_person', ['organizationId', 'userId', 'createdAt'])
@Index('interest_expression_position', ['organizationId', 'positionId', 'status'])
export class InterestExpression extends TenantEntity {
  @Column('uuid')
  positionId: string;

  @Column('text')
  positionTitle: string;

  @Column('text')
  department: string;

  @Column('uuid')
  userId: string;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('text')
  status: (typeof expressionStatuses)[number];

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  reason: string | null;
}
