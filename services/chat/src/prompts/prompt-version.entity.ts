import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One wording of a prompt. Its text never changes; which version is active does. */
@Entity({ schema: 'chat', name: 'prompt_version' })
@Index('prompt_version_number', ['organizationId', 'promptId', 'number'], { unique: true })
@Index('prompt_version_active', ['organizationId', 'promptId'], { unique: true, where: "status = 'active'" })
export class PromptVersion extends TenantEntity {
  @Column('uuid')
  promptId: string;

  @Column('int')
  number: number;

  @Column('text')
  body: string;

  /** SHA-256 of the body: two versions with the same one say the same. */
  @Column('text')
  checksum: string;

  @Column('text')
  status: 'draft' | 'active' | 'archived';

  @Column('text')
  authorName: string;

  @Column('timestamptz', { nullable: true })
  activatedAt: Date | null;

  /** Answers it was used for. */
  @Column('int')
  uses: number;
}
