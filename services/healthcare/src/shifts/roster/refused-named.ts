import type { RefusedAssignment } from '@talent-os/contracts/healthcare/roster.js';
import type { Reader } from '@talent-os/service-kit';
import { dayPartOf } from '../../units/coverage.rules.js';
import type { ShiftTerms } from '../claim/claim.rules.js';
import type { RefusedWish } from './plan.rules.js';
import { namesOf } from './week.queries.js';

type NamedShift = ShiftTerms & { readonly row: { readonly startTime: string } };

/** Who was given nothing, as managers read it. */
export async function refusedNamed(
  db: Reader,
  refused: readonly RefusedWish<NamedShift>[],
): Promise<RefusedAssignment[]> {
  if (refused.length === 0) return [];
  const nameOf = await namesOf(
    db,
    refused.map(({ userId }) => userId),
  );
  return refused.map(({ userId, shift, code }) => ({
    userId,
    name: nameOf(userId),
    date: shift.date,
    part: dayPartOf({ date: shift.date, startTime: shift.row.startTime }),
    code,
  }));
}
