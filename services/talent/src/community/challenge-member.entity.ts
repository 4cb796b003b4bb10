import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody who takes part in a challenge: once, in whatever team. */
@Entity({ schema: 'talent', name: 'challenge_member' })
@Index('challenge_member_once', ['organizationId', 'userId', 'itemId'], { unique: true })
@Index('challenge_member_of', ['organizationId', 'entryId', 'createdAt', 'id'])
export class ChallengeMember extends TenantEntity {
  @Column('uuid')
  entryId: string;

  @Column('uuid')
  itemId: string;

  @Column('uuid')
  userId: string;

  /** They let themselves be shown among those who take part. */
  @Column('boolean')
  shown: boolean;
}
