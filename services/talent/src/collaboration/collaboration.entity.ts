import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { NextStep } from './collaboration.rules.js';

/** Four people around one position. The candidate and the professional may still be missing. */
@Entity({ schema: 'talent', name: 'collaboration' })
@Index('collaboration_position', ['organizationId', 'positionId'], { unique: true })
export class Collaboration extends TenantEntity {
  @Column('uuid')
  positionId: string;

  @Column('uuid')
  managerId: string;

  @Column('uuid')
  recruiterId: string;

  @Column('uuid', { nullable: true })
  candidateId: string | null;

  @Column('uuid', { nullable: true })
  professionalId: string | null;

  @Column('jsonb', { nullable: true })
  nextStep: NextStep | null;
}
