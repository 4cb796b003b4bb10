import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

const frameworks = ['custom', 'ONET', 'ESCO', 'NICE'] as const;

/** Something people can be good at, named once for positions, people and mentors. */
@Entity({ schema: 'talent', name: 'skill' })
@Index('skill_code', ['organizationId', 'framework', 'externalCode'], { unique: true })
export class Skill extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  framework: (typeof frameworks)[number];

  /** The framework's own key, such as O*NET's `2.B.1.d`. */
  @Column('text')
  externalCode: string;

  @Column('uuid', { nullable: true })
  parentId: string | null;
}
