import { namePeople } from '@talent-os/contracts/identity/directory.js';
import type { Person } from '@talent-os/contracts/identity/people.js';
import type { Ctx } from '@talent-os/service-kit';
import { batchesOf } from './batches.js';

type PersonName = Pick<Person, 'name' | 'title'>;
/** Somebody the directory does not know any more. */
export const FORMER: PersonName = { name: 'Former colleague', title: '' };

/** Names and titles for ids, asked for once per answer. Null ids are left out. */
export async function peopleById(ctx: Ctx, everybody: readonly (string | null)[]): Promise<(id: string) => PersonName> {
  const wanted = [...new Set(everybody)].filter((id) => id !== null);
  const answers = await Promise.all(batchesOf(wanted).map((ids) => ctx.call(namePeople, { ids })));
  const known = answers.flatMap(({ people }) => people);
  const byId = new Map(known.map((person) => [person.id, person]));
  return (id) => byId.get(id) ?? FORMER;
}
