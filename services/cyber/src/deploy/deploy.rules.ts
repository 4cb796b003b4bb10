import {
  deployStates,
  type DeployState,
  type Eligibility,
  type MatchState,
} from '@talent-os/contracts/cyber/deploy-states.js';
import { answerActions, matchActions } from '@talent-os/contracts/cyber/deploy.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { statesWithout } from '@talent-os/service-kit/may';

/** What a step does to one person in a request. */
export type Step = 'accept' | 'decline' | 'withdraw' | 'deploy';

/** From which states of a match a step is possible. A person who has accepted may still decline; who is deployed stays. */
const stepsFrom: Record<Step, readonly MatchState[]> = {
  accept: ['proposed'],
  decline: ['proposed', 'accepted'],
  withdraw: ['proposed', 'accepted', 'declined'],
  deploy: ['accepted'],
};

type Request = { readonly status: DeployState; readonly count: number };

/** People a request has for sure: accepted or deployed. Never more than it asks for. */
export const countTaken = (matches: readonly MatchState[]): number =>
  matches.filter((status) => status === 'accepted' || status === 'deployed').length;

const isOver = ({ status }: Request) => deployStates[status].over;

/** Whether a person may be proposed: the request runs, they have not been asked, and a person is still missing. */
export function proposalRefusal(request: Request, matches: readonly MatchState[], isProposed: boolean) {
  if (isOver(request)) return 'deploy.over' as const;
  if (isProposed) return 'deploy.proposed' as const;
  return countTaken(matches) >= request.count ? ('deploy.full' as const) : undefined;
}

/** The first rule a step would break, or nothing. `matches` are the states of everybody in the request, this one included. */
export function stepRefusal(step: Step, request: Request, match: MatchState, matches: readonly MatchState[]) {
  if (isOver(request)) return 'deploy.over' as const;
  if (!stepsFrom[step].includes(match)) return 'deploy.answer' as const;
  return step === 'accept' && countTaken(matches) >= request.count ? ('deploy.full' as const) : undefined;
}

/** What who fills a request may do about a person in it. */
export const mayOfMatch = (status: DeployState, match: MatchState) => ({
  do: statesWithout(matchActions, (step) => stepRefusal(step, { status, count: 1 }, match, [])),
});

/** What a person may answer; `full`: the request has everybody it asks for. Whether they are free is asked then. */
export const mayOfOwn = (status: DeployState, match: MatchState, full: boolean) => ({
  do: statesWithout(answerActions, (step) => stepRefusal(step, { status, count: 1 }, match, full ? ['accepted'] : [])),
});

/** The last of the days a clearance has to hold for a request: from today until the person starts. */
export const lastDayOf = (startBy: Day, today: Day): Day => (startBy > today ? startBy : today);

/** Only a verified clearance deploys; a request that needs none deploys anybody. */
export const clearanceRefusal = (eligibility: Eligibility) =>
  eligibility === 'active' || eligibility === 'notNeeded' ? undefined : ('deploy.clearance' as const);

/** Where a request stands with these people: deployed once everybody it asks for is. */
export function stateAfter(request: Request, matches: readonly MatchState[]): DeployState {
  if (isOver(request)) return request.status;
  if (matches.filter((status) => status === 'deployed').length >= request.count) return 'deployed';
  return matches.length > 0 || request.status === 'matching' ? 'matching' : 'open';
}

/** A start that lies before today cannot be met. */
export const startRefusal = (startBy: string, today: string) =>
  startBy < today ? ('deploy.start' as const) : undefined;
