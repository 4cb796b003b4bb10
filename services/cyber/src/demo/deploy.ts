import type { ClearanceLevel } from '@talent-os/contracts/cyber/clearance-kinds.js';
import type { DeployState, MatchState } from '@talent-os/contracts/cyber/deploy-states.js';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import { demoId, type DemoPerson } from '@talent-os/service-kit';
import { addDays, dayOf, daysBefore } from '@talent-os/service-kit/calendar';

type DemoMatch = readonly [analyst: number, status: MatchState, reason?: string];
type DemoDeployment = {
  readonly location: string;
  readonly clearance: ClearanceLevel;
  readonly workRoles: readonly WorkRole[];
  readonly count: number;
  /** Days from today; negative for a past start. */
  readonly startsIn: number;
  readonly askedDaysAgo: number;
  readonly status: DeployState;
  readonly cancelReason?: string;
  readonly asked: readonly DemoMatch[];
};

const stories: readonly DemoDeployment[] = [
  {
    location: 'Frankfurt operations center',
    clearance: 'secret',
    workRoles: ['PD-WRL-003', 'PD-WRL-002'],
    count: 2,
    startsIn: 9,
    askedDaysAgo: 3,
    status: 'matching',
    asked: [
      [0, 'proposed'],
      [3, 'declined', 'On leave until the end of the month'],
    ],
  },
  {
    location: 'Harbor substation, on site',
    clearance: 'top_secret',
    workRoles: ['DD-WRL-009'],
    count: 1,
    startsIn: 21,
    askedDaysAgo: 1,
    status: 'open',
    asked: [],
  },
  {
    location: 'Remote, night watch',
    clearance: 'none',
    workRoles: ['PD-WRL-001'],
    count: 2,
    startsIn: 14,
    askedDaysAgo: 5,
    status: 'matching',
    asked: [
      [4, 'accepted'],
      [2, 'proposed'],
    ],
  },
  {
    location: 'Denver data center',
    clearance: 'none',
    workRoles: ['PD-WRL-001', 'IO-WRL-004'],
    count: 2,
    startsIn: -34,
    askedDaysAgo: 52,
    status: 'deployed',
    asked: [
      [2, 'deployed'],
      [5, 'deployed'],
    ],
  },
  {
    location: 'Austin branch',
    clearance: 'public_trust',
    workRoles: ['PD-WRL-007'],
    count: 1,
    startsIn: -12,
    askedDaysAgo: 40,
    status: 'cancelled',
    cancelReason: 'The branch has found people of its own',
    asked: [[4, 'declined', 'The request was cancelled']],
  },
];

const ANSWERED_AFTER = 1;
const DEPLOYED_AFTER = 6;

/** Requests for rapid deployment of a demo organization, with the people they were proposed to. */
export function demoDeployments(slug: string, team: readonly DemoPerson[], lead: DemoPerson, now: Date) {
  const today = dayOf(now);
  const requests = stories.map((story, index) => ({
    id: demoId('deploy request', slug, String(index)),
    createdAt: daysBefore(now, story.askedDaysAgo),
    clearance: story.clearance,
    workRoles: story.workRoles,
    count: story.count,
    location: story.location,
    startBy: addDays(today, story.startsIn),
    status: story.status,
    requestedById: lead.id,
    cancelReason: story.cancelReason ?? null,
  }));
  const matches = stories.flatMap(({ asked, askedDaysAgo }, index) =>
    asked.map(([analyst, status, reason]) => {
      const daysAgo = (days: number) => daysBefore(now, askedDaysAgo - days);
      return {
        id: demoId('deploy match', slug, String(index), String(analyst)),
        createdAt: daysAgo(0),
        requestId: requests[index]!.id,
        userId: team[analyst % team.length]!.id,
        status,
        reason: reason ?? null,
        proposedById: lead.id,
        proposedAt: daysAgo(0),
        answeredAt: status === 'proposed' ? null : daysAgo(ANSWERED_AFTER),
        deployedAt: status === 'deployed' ? daysAgo(DEPLOYED_AFTER) : null,
      };
    }),
  );
  return { requests, matches };
}
