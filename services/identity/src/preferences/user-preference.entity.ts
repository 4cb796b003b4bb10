import type { UserPreferences } from '@talent-os/contracts/identity/preference-values.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How a person wants the product to look, on every device. */
@Entity({ schema: 'identity', name: 'user_preference' })
@Index('user_preference_person', ['organizationId', 'personId'], { unique: true })
export class UserPreference extends TenantEntity implements UserPreferences {
  @Column('uuid')
  personId: string;

  @Column('text', { nullable: true })
  theme: UserPreferences['theme'];

  @Column('text', { nullable: true })
  density: UserPreferences['density'];

  @Column('text', { nullable: true })
  locale: UserPreferences['locale'];

  @Column('text')
  dateFormat: UserPreferences['dateFormat'];

  @Column('text')
  defaultHub: UserPreferences['defaultHub'];

  @Column('boolean', { nullable: true })
  assistant: UserPreferences['assistant'];

  @Column('boolean')
  reduceMotion: boolean;
}
