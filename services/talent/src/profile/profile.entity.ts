import type { ProfileSection, ProfileVisibility } from '@talent-os/contracts/talent/profile-parts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What stands at the head of somebody's profile, and who reads which part; a part nothing is said of is theirs alone. */
@Entity({ schema: 'talent', name: 'profile' })
@Index('profile_person', ['organizationId', 'userId'], { unique: true })
export class Profile extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  headline: string;

  @Column('jsonb')
  visibility: Partial<Record<ProfileSection, ProfileVisibility>>;

  /** No score sorts them: people see them by date. */
  @Column('boolean', { default: false })
  humanOnly: boolean;
}
