import type { ErrorCode } from '@talent-os/contracts';
import { handedKindKeys, type Holding, type HoldingKind } from '@talent-os/contracts/offboarding/holdings.js';
import {
  runningOffboardings,
  type LeavingType,
  type OffboardingState,
} from '@talent-os/contracts/talent/offboarding-states.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { instantIn } from '@talent-os/service-kit/wall-clock';

const HOUR_MS = 3_600_000;
/** Who is let go at once is missed where they were to work within so many hours. */
const SOON_MS = 24 * HOUR_MS;

/** When access ends: as the last day does by the organization's clocks, at once where the organization decides. */
export const accessEndOf = (type: LeavingType, lastDay: Day, now: Date, timezone: string): Date =>
  type === 'involuntary' ? now : instantIn(addDays(lastDay, 1), '00:00', timezone);

type Span = { readonly startAt: string; readonly endAt: string };

/** Whether access ends in the middle of work, or, where it ends at once, so soon before it that nobody stands in. */
export const leavesWork = (work: readonly Span[], endsAt: Date, now: Date): boolean =>
  work.some(({ startAt, endAt }) => {
    const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
    const meanwhile = start < endsAt.getTime() && end > endsAt.getTime();
    const atOnce = endsAt <= now;
    return meanwhile || (atOnce && end > now.getTime() && start < now.getTime() + SOON_MS);
  });

type Leaver = {
  readonly isCaller: boolean;
  readonly onlyAdministrator: boolean;
  /** They administer, and the caller does not. */
  readonly beyond: boolean;
  readonly lastDay: Day;
  readonly leavesWork: boolean;
};

/** Why somebody cannot be offboarded, in the order people are told; undefined where they can. */
export function startRefusal(leaver: Leaver, today: Day): ErrorCode | undefined {
  if (leaver.isCaller) return 'offboarding.self';
  if (leaver.onlyAdministrator) return 'offboarding.administrator';
  if (leaver.beyond) return 'role.beyond';
  if (leaver.lastDay < today) return 'offboarding.day';
  return leaver.leavesWork ? 'offboarding.shift' : undefined;
}

type Standing = { readonly status: OffboardingState; readonly accessEndedAt: Date | string | null };
export const isRunning = ({ status }: Pick<Standing, 'status'>): boolean => runningOffboardings.includes(status);

/** Why somebody cannot stay after all: their last day is over, or it is settled. */
export function cancelRefusal(
  offboarding: Pick<Standing, 'status'> & { readonly lastDay: Day },
  today: Day,
): ErrorCode | undefined {
  if (!isRunning(offboarding)) return 'offboarding.state';
  return offboarding.lastDay < today ? 'offboarding.late' : undefined;
}

/** Why an offboarding is not complete by itself, whatever its leaver holds. */
export function standingRefusal(offboarding: Standing, openTasks: number): ErrorCode | undefined {
  if (!isRunning(offboarding)) return 'offboarding.state';
  if (offboarding.accessEndedAt === null) return 'offboarding.access';
  return openTasks > 0 ? 'offboarding.tasks' : undefined;
}

type Held = { readonly items: readonly Holding[]; readonly unanswered: readonly unknown[] };

/** Why what its leaver holds keeps an offboarding open. `taken`: kinds somebody takes over. */
export function holdingRefusal({ items, unanswered }: Held, taken: readonly HoldingKind[]): ErrorCode | undefined {
  if (unanswered.length > 0) return 'offboarding.unanswered';
  const left = items.filter(({ kind, count }) => count > 0 && handedKindKeys.includes(kind));
  // An approval is decided by somebody who may: naming a taker decides nothing.
  if (left.some(({ kind }) => kind === 'approvals')) return 'offboarding.approvals';
  return left.some(({ kind }) => !taken.includes(kind)) ? 'offboarding.handover' : undefined;
}

/** What is done when somebody leaves: how many days before the last day, and of which types alone. */
const template: readonly (readonly [title: string, daysBefore: number, only?: readonly LeavingType[]])[] = [
  ['Confirm the last day in writing', 14, ['voluntary', 'retirement', 'contract_end']],
  ['Tell the team, and who takes over', 10],
  ['Hold the exit interview', 3, ['voluntary', 'retirement']],
  ['Collect badge, keys and devices', 0],
  ['Settle final pay and leave that is left', 0],
  ['Hand out the letter of reference', 0, ['voluntary', 'retirement', 'contract_end']],
];

/** The tasks of somebody who leaves; none is due before today. */
export const tasksFor = (type: LeavingType, lastDay: Day, today: Day) =>
  template
    .filter(([, , only]) => only === undefined || only.includes(type))
    .map(([title, daysBefore]) => {
      const due = addDays(lastDay, -daysBefore);
      return { title, due: due < today ? today : due };
    });
