import { namePeople } from '@talent-os/contracts/identity/directory.js';
import type { Person } from '@talent-os/contracts/identity/people.js';
import type { Ctx } from '@talent-os/service-kit';

/** Ids the directory takes at a time. */
export const BATCH = 500;

type Named = Pick<Person, 'name' | 'title'>;
/** Somebody the directory does not know any more. */
export const FORMER: Named = { name: 'Former colleague', title: '' };

/** Names and titles for ids, asked for once per answer. Null ids are left out. */
export async function peopleById(ctx: Ctx, ids: readonly (string | null)[]): Promise<(id: string) => Named> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) =>
    ctx.call(namePeople, { ids: wanted.slice(index * BATCH, (index + 1) * BATCH) }),
  );
  const known = (await Promise.all(batches)).flatMap(({ people }) => people);
  const byId = new Map(known.map((person) => [person.id, person]));
  return (id) => byId.get(id) ?? FORMER;
}
