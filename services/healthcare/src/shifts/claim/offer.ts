import { shiftOffered } from '@talent-os/contracts/healthcare/shifts-events.js';
import { OFFERED_DAYS, type WeekPart } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Ctx, Reader, Transaction } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { fits } from '../own/availability.rules.js';
import { claimRefusal, inLowerHalf, isFirstTurn } from './claim.rules.js';
import type { Shift } from '../shift.entity.js';
import { eventPayload, publishedOf } from '../shift-event.js';
import { lastDayOf } from '../shift.rules.js';
import { holdersOf, monthHoursOf, standingsOf } from './standing.queries.js';

/** People told of one free slot at most. */
const MOST_OFFERED = 200;

const PARTS =
  'select user_id as "userId", parts from healthcare.availability where organization_id = $1 and user_id = any($2)';

/** When people are glad to work; who has not said so is missing. */
export async function availabilityOf(db: Reader, userIds: readonly string[]): Promise<Map<string, WeekPart[]>> {
  const rows = await db.read<{ userId: string; parts: WeekPart[] }>(PARTS, [userIds]);
  return new Map(rows.map(({ userId, parts }) => [userId, parts]));
}

/** Offers a free slot that is near to everybody who may claim it now and is glad to work then. */
export async function offerSlots(tx: Transaction, ctx: Ctx, shift: Shift, but: readonly string[] = []): Promise<void> {
  const wanted = publishedOf(shift);
  const near = +shift.startsAt - +ctx.now < OFFERED_DAYS * DAY_MS;
  if (!near || wanted.cancelled || shift.status === 'draft' || shift.startsAt <= ctx.now) return;
  const holders = await holdersOf(tx, shift.requiredCredentials, lastDayOf(shift));
  const standings = await standingsOf(tx, holders, shift, ctx.now);
  const parts = await availabilityOf(tx, holders);
  const hours = isFirstTurn(wanted, ctx.now)
    ? await monthHoursOf(tx, holders, dayIn(ctx.now, shift.timezone), ctx.now)
    : new Map<string, number>();
  const hasTurn = (userId: string) => inLowerHalf(hours.get(userId) ?? 0, [...hours.values()]);
  const userIds = holders
    .filter((userId) => !but.includes(userId) && fits(shift, parts.get(userId)))
    .filter((userId) => !claimRefusal(wanted, standings.get(userId)!, 1, hasTurn(userId), ctx.now))
    .slice(0, MOST_OFFERED);
  if (userIds.length > 0) ctx.emit(shiftOffered, { ...eventPayload(shift), userIds });
}
