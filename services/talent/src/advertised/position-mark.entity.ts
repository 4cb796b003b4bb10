import type { PositionMark as Mark } from '@talent-os/contracts/talent/advertised-list.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody keeps of a position for themselves; nobody who hires reads it. */
@Entity({ schema: 'talent', name: 'position_mark' })
@Index('position_mark_once', ['organizationId', 'userId', 'positionId'], { unique: true })
export class PositionMark extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  positionId: string;

  @Column('text')
  mark: Mark;
}
