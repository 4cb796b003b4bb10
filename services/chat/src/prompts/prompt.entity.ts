import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a model is told before the first question, in one hub or on one page of it. */
@Entity({ schema: 'chat', name: 'prompt' })
@Index('prompt_key', ['organizationId', 'key'], { unique: true })
export class Prompt extends TenantEntity {
  /** `hub` or `hub/page`. */
  @Column('text')
  key: string;

  @Column('text')
  hub: string;

  @Column('text', { nullable: true })
  pageContext: string | null;
}
