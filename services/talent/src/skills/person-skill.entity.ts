import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What one person can do: 1 novice, 2 advanced beginner, 3 competent, 4 proficient, 5 expert. */
@Entity({ schema: 'talent', name: 'person_skill' })
@Index('person_skill_once', ['organizationId', 'userId', 'skillId'], { unique: true })
@Index('person_skill_level', ['organizationId', 'skillId', 'level', 'userId'])
export class PersonSkill extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  skillId: string;

  @Column('int')
  level: number;

  @Column('text')
  evidence: string;

  /** Another person has confirmed the level. */
  @Column('boolean')
  verified: boolean;

  /** Who confirmed it; null where nobody has, or it is not known. */
  @Column('uuid', { nullable: true })
  verifiedById: string | null;

  /** When it was confirmed; null where nobody has, or it is not known. */
  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  /** The month it was last used, `2026-11`; null where nothing was said. */
  @Column('text', { nullable: true })
  lastUsed: string | null;

  /** Since when its owner asks for a confirmation; null where they do not. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;
}
