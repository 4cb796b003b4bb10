import { Column, PrimaryColumn } from 'typeorm';

/** What every row of an organization carries. `Transaction` fills all of it; handlers never do. */
export abstract class TenantEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** Null for rows the system made. */
  @Column('uuid', { nullable: true })
  createdBy: string | null;

  /** Counts changes; a stale one answers 409. */
  @Column('int', { default: 1 })
  version: number;
}

/** The columns every tenant table starts with, for migrations. */
export const tenantColumns = `
  id uuid not null primary key,
  organization_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  created_by uuid,
  version integer not null default 1`;
