import type { ExcellenceInputs } from '@talent-os/contracts/sales/excellence.js';
import type { Analysis } from '@talent-os/contracts/sales/excellence-shapes.js';
import type { ExcellenceModuleKey, ExcellenceState } from '@talent-os/contracts/sales/excellence/modules.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One run of a module's questions. One is current; those before it are archived. */
@Entity({ schema: 'sales', name: 'excellence_session' })
@Index('excellence_session_current', ['organizationId', 'module'], { unique: true, where: "status <> 'archived'" })
@Index('excellence_session_module', ['organizationId', 'module', 'createdAt'])
export class ExcellenceSession extends TenantEntity {
  @Column('text')
  module: ExcellenceModuleKey;

  @Column('text')
  status: ExcellenceState;

  /** Who started it. */
  @Column('uuid')
  ownerId: string;

  @Column('jsonb')
  inputs: ExcellenceInputs;

  @Column('jsonb', { nullable: true })
  analysis: Analysis | null;

  @Column('timestamptz', { nullable: true })
  analyzedAt: Date | null;
}
