import type { Industry, Role } from '@talent-os/contracts';
import { peopleInRole } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '../context.js';

/** Ids of the active people who hold one of these roles in one of these industries, each once. Before a transaction. */
export async function holdersOf(ctx: Ctx, roles: readonly Role[], industries: readonly Industry[]): Promise<string[]> {
  const pairs = roles.flatMap((role) => industries.map((industry) => ({ role, industry })));
  const answers = await Promise.all(pairs.map((pair) => ctx.call(peopleInRole, pair)));
  return [...new Set(answers.flatMap(({ people }) => people.map(({ id }) => id)))];
}
