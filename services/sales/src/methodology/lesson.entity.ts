import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity({ schema: 'sales', name: 'methodology_lesson' })
@Index('methodology_lesson_level', ['organizationId', 'level', 'position'], { unique: true })
export class MethodologyLesson extends TenantEntity {
  @Column('int')
  level: number;

  /** Order inside the level, from 1. */
  @Column('int')
  position: number;

  @Column('text')
  title: string;

  /** Plain paragraphs, separated by an empty line. */
  @Column('text')
  body: string;

  /** Reading time. */
  @Column('int')
  minutes: number;
}
