import { namePeople } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';
import { batchesOf } from './batches.js';

/** Which of these people are still here. */
export async function activePeople(ctx: Ctx, everybody: readonly string[]): Promise<ReadonlySet<string>> {
  const answers = await Promise.all(
    batchesOf([...new Set(everybody)]).map((ids) => ctx.call(namePeople, { ids, activeOnly: true })),
  );
  return new Set(answers.flatMap(({ people }) => people.map(({ id }) => id)));
}
