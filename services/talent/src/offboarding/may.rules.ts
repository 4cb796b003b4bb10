import type { Offboarding as View, offboardingActions } from '@talent-os/contracts/talent/offboarding.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionsBy } from '@talent-os/service-kit/may';
import { cancelRefusal, isRunning, standingRefusal } from './offboarding.rules.js';

type Facts = Pick<View, 'employeeId' | 'status' | 'lastDay' | 'accessEndedAt'> & {
  readonly openTasks: number;
  /** Who held the exit interview; null while nobody has. */
  readonly interviewerId: string | null;
};

/** One row per action: when it may be taken. */
const actions: Record<(typeof offboardingActions)[number], (one: Facts, userId: string) => boolean> = {
  tasks: isRunning,
  handOver: isRunning,
  endAccess: (one) => isRunning(one) && one.accessEndedAt === null,
  // What was said stays with who asked: they alone write it anew.
  interview: (one, userId) => one.status !== 'cancelled' && [null, userId].includes(one.interviewerId),
};

/** What the caller may do with an offboarding: nobody does anything about their own. */
export function mayWith(one: Facts, userId: string, today: Day): View['may'] {
  if (one.employeeId === userId) return { to: [], do: [] };
  return {
    to: [
      ...(standingRefusal(one, one.openTasks) ? [] : (['completed'] as const)),
      ...(cancelRefusal(one, today) ? [] : (['cancelled'] as const)),
    ],
    do: actionsBy(actions, one, userId),
  };
}
