import type { Deployment, Industry, Module } from '@talent-os/contracts';
import type { Reader, TenantDb } from '@talent-os/service-kit';
import { ANYWHERE } from '../untenanted.js';

/** The organization with this slug, or the first one of the installation where none is named; nothing where there is none. */
export async function organizationNamed(db: Reader, slug: string | undefined): Promise<string | undefined> {
  const row = await db.readOne<{ id: string }>(
    `select organization_id as id from identity.organization_index
      where ${ANYWHERE} and ($2::text is null or slug = $2) order by position, organization_id limit 1`,
    [slug ?? null],
  );
  return row?.id;
}

/** Every organization of the installation, for jobs that visit them one by one. */
export async function organizationIds(db: Reader): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select organization_id as id from identity.organization_index where ${ANYWHERE} order by position, organization_id`,
  );
  return rows.map((row) => row.id);
}

type AdministeredOrganization = {
  readonly id: string;
  readonly name: string;
  readonly industries: Industry[];
  readonly modules: Module[];
  readonly deploymentContext: Deployment;
  readonly currency: string;
  readonly timezone: string;
  readonly people: number;
};

/** The organization of the caller, as those see it who administer it. */
export const administeredOrganization = (db: TenantDb): Promise<AdministeredOrganization> =>
  db.readExisting<AdministeredOrganization>(
    `select o.id, o.name, to_json(o.industries) as industries, to_json(o.modules) as modules,
       o.deployment_context as "deploymentContext", o.currency, o.timezone, (
         select count(*)::int from identity.person p where p.organization_id = $1 and p.status = 'active') as people
     from identity.organization o where o.organization_id = $1`,
  );
