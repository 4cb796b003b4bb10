import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a goal is measured by. */
@Entity({ schema: 'productivity', name: 'key_result' })
@Index('key_result_goal', ['organizationId', 'goalId', 'position'])
export class KeyResult extends TenantEntity {
  @Column('uuid')
  goalId: string;

  @Column('int')
  position: number;

  @Column('text')
  title: string;

  @Column('double precision')
  startValue: number;

  @Column('double precision')
  targetValue: number;

  @Column('double precision')
  currentValue: number;

  @Column('text')
  unit: string;

  /** 1 to 10. */
  @Column('int')
  confidence: number;
}
