import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something that changed for a person and that they put away. */
@Entity({ schema: 'talent', name: 'own_insight_dismissal' })
@Index('own_insight_dismissal_once', ['organizationId', 'userId', 'key'], { unique: true })
export class OwnInsightDismissal extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** What it names: `gap:Negotiation`. */
  @Column('text')
  key: string;
}
