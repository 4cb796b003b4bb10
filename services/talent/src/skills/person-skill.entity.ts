import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What one person can do: 1 novice, 2 advanced beginner, 3 competent, 4 proficient, 5 expert. */
@Entity({ schema: 'talent', name: 'person_skill' })
@Index('person_skill_once', ['organizationId', 'userId', 'skillId'], { unique: true })
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
}
