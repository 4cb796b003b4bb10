import type { Strategy as Published } from '@talent-os/contracts/identity/strategy.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One published version of what an organization is there for. It never changes. */
@Entity({ schema: 'identity', name: 'strategy' })
@Index('strategy_number', ['organizationId', 'number'], { unique: true })
export class Strategy extends TenantEntity {
  @Column('int')
  number: number;

  @Column('text')
  mission: string;

  @Column('jsonb')
  pillars: Published['pillars'];

  @Column('jsonb')
  objectives: Published['objectives'];
}
