import type { ErrorCode } from '@talent-os/contracts';
import type { CourseState } from '@talent-os/contracts/talent/courses.js';

type Progress = { readonly status: CourseState; readonly partsDone: number };
/** `advance` finishes the next part. */
export type CourseStep = 'advance' | 'complete' | 'withdraw';

export const isUnderWay = (status: CourseState): boolean => status === 'enrolled' || status === 'in_progress';

/** Why a step is not possible now, or nothing. `parts` is how many the course has. */
export function stepRefusal({ status, partsDone }: Progress, step: CourseStep, parts: number): ErrorCode | undefined {
  if (!isUnderWay(status)) return 'education.settled';
  if (step === 'advance' && partsDone >= parts) return 'education.finished';
  if (step === 'complete' && partsDone < parts) return 'education.unfinished';
  return undefined;
}

type Payer = {
  /** What it costs a person, in minor units; null where it costs nothing. */
  readonly price: number | null;
  /** Whether the person works here, so that the organization pays. */
  readonly employed: boolean;
  /** It stands in the plan the person and their manager agreed on. */
  readonly planned: boolean;
};

/** Why somebody does not enroll now, or nothing: what the organization pays for is agreed in a plan. */
export const enrollmentRefusal = ({ price, employed, planned }: Payer): ErrorCode | undefined =>
  employed && (price ?? 0) > 0 && !planned ? 'course.plan' : undefined;

/** What an allowed step changes. */
export function progressAfter({ partsDone }: Progress, step: CourseStep): Progress {
  if (step === 'advance') return { status: 'in_progress', partsDone: partsDone + 1 };
  return { status: step === 'complete' ? 'completed' : 'withdrawn', partsDone };
}
