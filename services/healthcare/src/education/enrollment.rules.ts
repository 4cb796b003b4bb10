import type { ErrorCode } from '@talent-os/contracts';
import type { EnrollmentStatus } from '@talent-os/contracts/healthcare/education.js';

type EnrollmentState = { readonly status: EnrollmentStatus; readonly partsDone: number };
/** `continue` finishes the next part; `complete` comes with a certificate. */
export type Step = 'continue' | 'complete' | 'withdraw';
export type StepError = Extract<ErrorCode, `education.${string}`>;

export const isUnderWay = (status: EnrollmentStatus) => status === 'enrolled' || status === 'in_progress';

/** Why a step is not possible now, or nothing. `parts` is how many the course has. */
export function refusalOf({ status, partsDone }: EnrollmentState, step: Step, parts: number): StepError | undefined {
  if (!isUnderWay(status)) return 'education.settled';
  if (step === 'continue' && partsDone >= parts) return 'education.finished';
  if (step === 'complete' && partsDone < parts) return 'education.unfinished';
  return undefined;
}

/** What an allowed step changes. */
export function changesOf({ partsDone }: EnrollmentState, step: Step): { status: EnrollmentStatus; partsDone: number } {
  if (step === 'continue') return { status: 'in_progress', partsDone: partsDone + 1 };
  return { status: step === 'complete' ? 'completed' : 'withdrawn', partsDone };
}
