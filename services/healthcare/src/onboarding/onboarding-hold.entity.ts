import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a person's onboarding waits for before their first shift; `id` is the plan's own. The talent service is its source. */
@Entity({ schema: 'healthcare', name: 'onboarding_hold' })
@Index('onboarding_hold_user', ['organizationId', 'userId'])
export class OnboardingHold extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** Those of the plan that are given here; empty once it waits for none of them. */
  @Column('text', { array: true })
  proofs: string[];

  /** Of the plan when it told so: what was told earlier and comes in later changes nothing. */
  @Column('int')
  planVersion: number;
}
