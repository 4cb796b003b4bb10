import type { PreparationStep } from '@talent-os/contracts/talent/preparation.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How far somebody has prepared for a position; nobody else reads it. */
@Entity({ schema: 'talent', name: 'preparation' })
@Index('preparation_once', ['organizationId', 'userId', 'positionId'], { unique: true })
export class Preparation extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  positionId: string;

  @Column('text', { array: true })
  done: PreparationStep[];

  /** What they want to ask; empty where they have written nothing. */
  @Column('text')
  asking: string;
}
