import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a candidate agreed to, and when: a new answer is a new row. */
@Entity({ schema: 'identity', name: 'consent' })
@Index('consent_person', ['organizationId', 'personId'])
export class Consent extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** Storage of the profile. */
  @Column('boolean')
  profile: boolean;

  @Column('boolean')
  aiAssist: boolean;

  @Column('boolean')
  marketing: boolean;

  /** Of the words that were agreed to. */
  @Column('int', { default: 1 })
  textVersion: number;
}
