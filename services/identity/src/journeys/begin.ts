import { journeyRunChanged } from '@talent-os/contracts/identity/journey-events.js';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { JourneyRun } from './journey-run.entity.js';
import type { Journey } from './journey.entity.js';
import { progressOf, stepsFrom } from './run.rules.js';

const BEGUN = `
  select r.person_id as "personId" from identity.journey_run r
  where r.organization_id = $1 and r.journey_id = $2 and r.person_id = any($3::uuid[])`;

/** Lets people begin a journey that is locked, each once. Answers how many have begun. */
export async function begin(
  ctx: Ctx,
  tx: Transaction,
  { id: journeyId, number: journeyNumber, steps }: Journey,
  personIds: readonly string[],
  startedOn: Day,
): Promise<number> {
  const begun = await tx.read<{ personId: string }>(BEGUN, [journeyId, personIds]);
  const known = new Set(begun.map(({ personId }) => personId));
  const fresh = [...new Set(personIds)].filter((id) => !known.has(id));
  if (fresh.length === 0) return 0;
  const runs = await tx.insertAll(
    JourneyRun,
    fresh.map((personId) => ({
      journeyId,
      personId,
      journeyNumber,
      startedOn,
      ...progressOf(stepsFrom(steps, startedOn, uuidv7)),
    })),
  );
  for (const { id, personId } of runs)
    ctx.emit(journeyRunChanged, { journeyRunId: id, journeyId, userId: personId, how: 'begun' });
  return runs.length;
}
