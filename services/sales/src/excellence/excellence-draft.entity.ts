import type { ExcellenceInputs } from '@talent-os/contracts/sales/excellence.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How far somebody is with starting a session. */
@Entity({ schema: 'sales', name: 'excellence_draft' })
@Index('excellence_draft_person', ['organizationId', 'userId'], { unique: true })
export class ExcellenceDraft extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('int')
  step: number;

  @Column('text', { nullable: true })
  module: ExcellenceModuleKey | null;

  @Column('jsonb')
  inputs: ExcellenceInputs;
}
