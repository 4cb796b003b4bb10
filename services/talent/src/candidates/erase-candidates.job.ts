import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { eraseCandidates } from '@talent-os/contracts/talent/candidate-events.js';
import { Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { Candidate } from './candidate.entity.js';
import { recordsOf } from './history.queries.js';

@Injectable()
export class EraseCandidates {
  @Works(eraseCandidates)
  work(_: JobData<typeof eraseCandidates>, ctx: Ctx): Promise<void> {
    return forEachDueToday(ctx, due, 'retention', eraseInTime);
  }
}

/** Erases a record whose day has come, with those merged into it; a second round finds nothing. */
export const eraseInTime = (ctx: Ctx, candidateId: string, day: Day): Promise<void> =>
  ctx.db.write(async (tx) => {
    if (!(await due.take(tx, 'retention', candidateId, day))) return;
    const found = await tx.find(Candidate, { id: candidateId });
    if (found) await erase(tx, found.internal, await recordsOf(tx, candidateId));
  });

/**
 * What the pool knew is gone: records, notes, what was said of them, who looked, and the skills of who does not work here.
 * Applications belong to their positions and stay with them until the account itself is erased.
 */
async function erase(tx: Transaction, internal: boolean, ids: readonly string[]): Promise<void> {
  await tx.execute(
    'delete from talent.candidate_message where organization_id = $1 and candidate_id = any($2::uuid[])',
    [ids],
  );
  await tx.execute('delete from talent.candidate_note where organization_id = $1 and candidate_id = any($2::uuid[])', [
    ids,
  ]);
  await tx.execute(
    `delete from talent.candidate_match where organization_id = $1 and (kept_id = any($2::uuid[]) or other_id = any($2::uuid[]))`,
    [ids],
  );
  if (!internal)
    await tx.execute('delete from talent.person_skill where organization_id = $1 and user_id = any($2::uuid[])', [ids]);
  await tx.execute('delete from talent.profile_view where organization_id = $1 and user_id = any($2::uuid[])', [ids]);
  await tx.execute(
    `delete from talent.due where organization_id = $1 and kind = 'retention' and subject_id = any($2::uuid[])`,
    [ids],
  );
  await tx.execute('delete from talent.candidate where organization_id = $1 and id = any($2::uuid[])', [ids]);
}
