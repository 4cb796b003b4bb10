import type { ErrorCode } from '@talent-os/contracts';
import type { WaitingParty } from '@talent-os/contracts/talent/applications.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

type Sides = {
  readonly recruiterId: string;
  readonly hiringManagerId: string;
  readonly userId: string;
  /** Interviewers who owe a scorecard. */
  readonly owing: readonly string[];
};

/** Whom an application waits for. Before an interview that is planned nobody owes anything yet. */
export function awaitedOf(party: WaitingParty | null, { recruiterId, hiringManagerId, userId, owing }: Sides) {
  const people: Record<WaitingParty, readonly string[]> = {
    recruiter: [recruiterId],
    manager: [hiringManagerId],
    interviewer: owing,
    candidate: [userId],
  };
  return party ? people[party] : [];
}

/** Why nobody is reminded, or nothing: it waits for nobody but whoever reminds, or they were reminded within a day. */
export function nudgeRefusal(
  me: string,
  awaited: readonly string[],
  nudgedAt: Date | string | null,
  now: Date,
): ErrorCode | undefined {
  if (awaited.every((id) => id === me)) return 'application.awaited';
  const again = nudgedAt !== null && now.getTime() - new Date(nudgedAt).getTime() < DAY_MS;
  return again ? 'application.nudged' : undefined;
}
