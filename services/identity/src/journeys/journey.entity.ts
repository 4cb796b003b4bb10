import type { Industry, Role } from '@talent-os/contracts';
import type { JourneyStart, JourneyState, JourneyStep } from '@talent-os/contracts/identity/journey-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What people of a role, or who is hired, go through. Who began it keeps the steps they began with. */
@Entity({ schema: 'identity', name: 'journey' })
@Index('journey_name', ['organizationId', 'name', 'id'])
@Index('journey_active', ['organizationId', 'starts'], { where: "state = 'active'" })
export class Journey extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  state: JourneyState;

  @Column('text')
  starts: JourneyStart;

  /** Where it begins with a role: which. */
  @Column('text', { array: true })
  roles: Exclude<Role, 'PLATFORM_ADMIN'>[];

  /** Null for any. */
  @Column('text', { nullable: true })
  industry: Industry | null;

  /** Which version begins now; it counts up whenever an active journey is changed. */
  @Column('int')
  number: number;

  @Column('jsonb')
  steps: JourneyStep[];
}
