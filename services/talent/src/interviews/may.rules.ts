import type { ErrorCode } from '@talent-os/contracts';
import type { InterviewState } from '@talent-os/contracts/talent/interview-states.js';
import { holderActions, interviewActions, type InterviewAction } from '@talent-os/contracts/talent/interviews.js';
import { statesWithout } from '@talent-os/service-kit/may';
import { stepRefusal } from './interview.rules.js';

type InterviewAsRead = {
  readonly status: InterviewState;
  readonly startAt: Date | null;
  readonly slots: readonly Date[];
};
/** Who asks, of which application. */
export type InterviewSituation = {
  readonly keeps: boolean;
  readonly holds: boolean;
  /** The person chooses on a screen of their own. */
  readonly theirs: boolean;
  readonly applicationStatus: string;
};

type Refusal = (interview: InterviewAsRead, situation: InterviewSituation, now: Date) => ErrorCode | undefined;

/** What else each deed is refused for, beside the state of the interview. Whether people have time is asked with the slot. */
const others: Partial<Record<InterviewAction, Refusal>> = {
  pick: ({ slots }, { theirs }, now) =>
    theirs ? 'interview.theirs' : slots.some((slot) => slot > now) ? undefined : 'interview.past',
  reschedule: (_, { applicationStatus }) => newInterviewRefusal(applicationStatus),
};

const said: readonly InterviewAction[] = holderActions;

/** What the caller may do with an interview as it stands; who holds it says how it turned out, whoever keeps the pipeline. */
export const mayOfInterview = (interview: InterviewAsRead, situation: InterviewSituation, now: Date) => ({
  do: statesWithout(interviewActions, (action): ErrorCode | undefined => {
    if (!situation.keeps && !(situation.holds && said.includes(action))) return 'resource.missing';
    return stepRefusal(action, interview, now) ?? others[action]?.(interview, situation, now);
  }),
});

/** Why there are no more interviews about an application, or nothing. */
export const newInterviewRefusal = (applicationStatus: string): ErrorCode | undefined =>
  applicationStatus === 'active' ? undefined : 'interview.application';

/** What may be done about the interviews of an application. */
export const mayOfInterviews = ({
  keeps,
  applicationStatus,
}: Pick<InterviewSituation, 'keeps' | 'applicationStatus'>) => ({
  do: keeps && !newInterviewRefusal(applicationStatus) ? (['propose', 'record'] as const) : [],
});

/** What who holds an interview may say of it. */
export const mayOfHolder = (interview: Pick<InterviewAsRead, 'status' | 'startAt'>, now: Date) => ({
  do: statesWithout(holderActions, (action) => stepRefusal(action, interview, now)),
});
