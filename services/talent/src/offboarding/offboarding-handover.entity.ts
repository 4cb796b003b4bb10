import type { HoldingKind } from '@talent-os/contracts/offboarding/holdings.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Who takes over what somebody who leaves holds of a kind. */
@Entity({ schema: 'talent', name: 'offboarding_handover' })
@Index('offboarding_handover_once', ['organizationId', 'offboardingId', 'kind'], { unique: true })
export class OffboardingHandover extends TenantEntity {
  @Column('uuid')
  offboardingId: string;

  @Column('text')
  kind: HoldingKind;

  @Column('uuid')
  toId: string;
}
