import type { ErrorCode } from '@talent-os/contracts';
import type { EnrollmentStatus } from '@talent-os/contracts/healthcare/education.js';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Cycle } from './cycle.rules.js';

type EnrollmentState = { readonly status: EnrollmentStatus; readonly partsDone: number };

/** Why an enrollment is not completed as it is known here, or nothing. `parts` is how many the course has. Talent decides. */
export function completionRefusal({ status, partsDone }: EnrollmentState, parts: number): ErrorCode | undefined {
  if (status !== 'enrolled' && status !== 'in_progress') return 'education.settled';
  return partsDone < parts ? 'education.unfinished' : undefined;
}

/** Why a course was not completed on a day, or nothing. */
export function dayProblem(day: Day, cycle: Cycle, today: Day): string | undefined {
  if (day > today) return 'Please choose today or an earlier day';
  return day < cycle.startsOn ? 'This day lies before the current cycle' : undefined;
}
