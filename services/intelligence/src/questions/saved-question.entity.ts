import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import type { Measure, QuestionChart } from '@talent-os/contracts/facts/question.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A question somebody keeps. Its fields are those there were when it was saved. */
@Entity({ schema: 'intelligence', name: 'saved_question' })
@Index('saved_question_person', ['organizationId', 'personId', 'title', 'id'])
export class SavedQuestion extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  title: string;

  @Column('text')
  dataset: Dataset;

  @Column('text')
  measure: Measure;

  @Column('text', { nullable: true })
  field: string | null;

  @Column('text', { nullable: true })
  groups: string | null;

  @Column('text', { nullable: true })
  filters: string | null;

  @Column('text')
  chart: QuestionChart;

  @Column('int')
  days: number;
}
