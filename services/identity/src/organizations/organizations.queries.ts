import type { Reader } from '@talent-os/service-kit';
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
