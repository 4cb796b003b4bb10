import type { Transaction } from '@talent-os/service-kit';
import { isRepeat, type CheckInAnswers } from './repeat.rules.js';
import { changesOf } from './contribution.rules.js';
import { addToTallies, talliesOf } from './tallies.queries.js';
import { WellnessCheckin } from './wellness-checkin.entity.js';

type CountedCheckin = Pick<WellnessCheckin, 'userId' | 'instrument' | 'periodStart' | 'scores'>;

/** The check-in that was made a moment ago with the same words: whoever sends one twice has made one. */
export async function sameAs(
  tx: Transaction,
  wanted: CheckInAnswers & CountedCheckin,
): Promise<WellnessCheckin | undefined> {
  const { userId, instrument, periodStart } = wanted;
  await tx.advisoryLock(`wellness/${userId}/${instrument}`);
  const all = await tx.findAll(WellnessCheckin, { userId, instrument, periodStart });
  return all.find((made) => isRepeat(made, wanted));
}

/** The person's other check-ins that count in the same period. One of their writes at a time looks at them. */
async function othersOf(tx: Transaction, { userId, instrument, periodStart }: CountedCheckin, except?: string) {
  await tx.advisoryLock(`wellness/${userId}/${instrument}`);
  const all = await tx.findAll(WellnessCheckin, { userId, instrument, periodStart });
  return all.filter(({ id, groupId }) => groupId !== null && id !== except);
}

/**
 * Counts a check-in in the average of its group and answers which one that is. Whoever has been counted in a group stays
 * there until the period is over, whichever team they move to.
 */
export async function countIn(tx: Transaction, checkin: CountedCheckin, team: string | null): Promise<string | null> {
  if (team === null) return null;
  const others = await othersOf(tx, checkin);
  const groupId = others[0]?.groupId ?? team;
  const changes = changesOf(others, [...others, checkin]);
  await addToTallies(tx, talliesOf(groupId, checkin.periodStart, changes));
  return groupId;
}

/** Takes a check-in out of the average again. Of a period that is over the average stays: it would tell by its change. */
export async function countOut(tx: Transaction, checkin: WellnessCheckin): Promise<void> {
  if (checkin.groupId === null) return;
  const others = await othersOf(tx, checkin, checkin.id);
  const changes = changesOf([...others, checkin], others);
  await addToTallies(tx, talliesOf(checkin.groupId, checkin.periodStart, changes));
}
