import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A question of a level's quiz. Its answer is compared here and never leaves. */
@Entity({ schema: 'sales', name: 'methodology_question' })
@Index('methodology_question_level', ['organizationId', 'level', 'position'], { unique: true })
export class MethodologyQuestion extends TenantEntity {
  @Column('int')
  level: number;

  @Column('int')
  position: number;

  @Column('text')
  question: string;

  @Column('text', { array: true })
  options: string[];

  /** Index of the right option, from 0. */
  @Column('int')
  answer: number;
}
