import type { Reader } from '@talent-os/service-kit';
import { peopleCacheOf } from '@talent-os/service-kit/people/people-cache';

/** Sees to it that the names of these people stand in our own table, where the lists join them. Before a transaction. */
export const ensurePeopleCached = peopleCacheOf('cyber');

/** The name of somebody known here. */
export async function nameIn(db: Reader, id: string): Promise<string> {
  const found = await db.readOne<{ name: string }>(
    'select name from cyber.person where organization_id = $1 and id = $2',
    [id],
  );
  return found?.name ?? 'Former colleague';
}
