import type { ClaimableShift, HiddenShift } from '@talent-os/contracts/healthcare/shifts.js';
import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { fits } from '../own/availability.rules.js';
import { claimOutcome, claimRefusal, inLowerHalf, isFirstTurn, missingOf, type PublishedShift } from './claim.rules.js';
import { availabilityOf } from './offer.js';
import { openShifts, type OpenShift } from '../own/own.queries.js';
import { lastDayOf } from '../shift.rules.js';
import { hoursWithin, workweekOf } from '../work/work.rules.js';
import { holdersOf, monthHoursOf, standingOf } from './standing.queries.js';

export type Choice = { readonly items: ClaimableShift[]; readonly hidden: HiddenShift[] };

/** Every free shift of the next 14 days: what the caller may claim, and why not the others. */
export async function choiceOf(ctx: Ctx): Promise<Choice> {
  const { db, now, userId } = ctx;
  const open = await openShifts(ctx);
  const choice: Choice = { items: [], hidden: [] };
  if (open.length === 0) return choice;
  const span = {
    timezone: open[0]!.timezone,
    startsAt: now,
    endsAt: new Date(Math.max(...open.map(({ endsAt }) => Date.parse(endsAt)))),
  };
  const [standing, parts] = await Promise.all([
    standingOf(db, userId, span, now),
    availabilityOf(db, [userId]).then((all) => all.get(userId)),
  ]);
  const turns = turnsOf(ctx, db);
  for (const shift of open) {
    const wanted = wantedFrom(shift);
    const missing = missingOf(wanted, standing.held);
    const hasTurn = missing.length > 0 || (await turns(wanted));
    const reason = claimRefusal(wanted, standing, shift.free, hasTurn, now);
    if (reason) choice.hidden.push({ ...factsFrom(shift), reason, missing });
    else {
      const { status: answer, overtime } = claimOutcome(wanted, standing.work, now);
      const weekHours = hoursWithin(workweekOf(wanted.startsAt, wanted.timezone), [...standing.work, wanted]);
      choice.items.push({
        ...factsFrom(shift),
        free: shift.free,
        answer,
        overtime,
        weekHours,
        fits: fits(shift, parts),
      });
    }
  }
  return choice;
}

/** Whether a new shift is kept for the caller, asked once for the same credentials and day. */
function turnsOf(ctx: Ctx, db: Reader) {
  const known = new Map<string, Promise<boolean>>();
  return (wanted: PublishedShift): Promise<boolean> | boolean => {
    if (!isFirstTurn(wanted, ctx.now)) return true;
    const key = [lastDayOf(wanted), ...wanted.requiredCredentials].join('|');
    const found = known.get(key) ?? turnOf(ctx, db, wanted);
    known.set(key, found);
    return found;
  };
}

/** Whether the caller is among those a new shift is kept for. */
export async function turnOf(ctx: Ctx, db: Reader, wanted: PublishedShift): Promise<boolean> {
  const holders = await holdersOf(db, wanted.requiredCredentials, lastDayOf(wanted));
  const hours = await monthHoursOf(db, holders, dayIn(ctx.now, wanted.timezone), ctx.now);
  return inLowerHalf(hours.get(ctx.userId) ?? 0, [...hours.values()]);
}

const wantedFrom = ({
  startsAt,
  endsAt,
  publishedAt,
  date,
  timezone,
  requiredCredentials,
}: OpenShift): PublishedShift => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  publishedAt: new Date(publishedAt),
  date,
  timezone,
  requiredCredentials,
  cancelled: false,
});

const factsFrom = ({ free: _free, publishedAt: _published, timezone: _timezone, ...facts }: OpenShift): ShiftFacts =>
  facts;
