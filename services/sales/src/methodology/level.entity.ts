import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A level of the sales methodology, 1 to 4. */
@Entity({ schema: 'sales', name: 'methodology_level' })
@Index('methodology_level_number', ['organizationId', 'level'], { unique: true })
export class MethodologyLevel extends TenantEntity {
  @Column('int')
  level: number;

  @Column('text')
  title: string;

  @Column('text')
  description: string;
}
