import type { AutomationRule } from '@talent-os/contracts/talent/automation-shapes.js';
import { standardStages } from '@talent-os/contracts/talent/pipeline.js';
import { demoPeopleInRole } from '@talent-os/service-kit';
import { DAY_MS, type Day } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import type { AutomationRun } from '../automations/automation-run.entity.js';
import type { AutomationVersion } from '../automations/automation-version.entity.js';
import type { Automation } from '../automations/automation.entity.js';
import { isFor, lateOn, occasionOf } from '../automations/automation.rules.js';
import type { ApplicationRow } from './applications.seed.js';
import type { PositionRow } from './positions.seed.js';
import type { SeedRow, World } from './world.js';

type Written = Pick<AutomationRule, 'event' | 'stage' | 'action' | 'target' | 'text'> & {
  /** Written so many days ago. */
  readonly days: number;
};
const data: readonly {
  readonly key: string;
  readonly name: string;
  readonly on: boolean;
  /** Oldest first. */
  readonly versions: readonly Written[];
}[] = [
  {
    key: 'slow-screening',
    name: 'Screening takes too long',
    on: true,
    versions: [
      {
        event: 'late',
        stage: 'screen',
        action: 'notify',
        target: 'recruiter',
        text: '{{name}} waits in {{stage}}.',
        days: 160,
      },
      {
        event: 'late',
        stage: 'screen',
        action: 'notify',
        target: 'recruiter',
        text: '{{name}} has been in {{stage}} for {{position}} for longer than it should take. Please call them, or say what is missing.',
        days: 90,
      },
    ],
  },
  {
    key: 'slow-interviews',
    name: 'Interviews take too long',
    on: true,
    versions: [
      {
        event: 'late',
        stage: 'interview',
        action: 'notify',
        target: 'manager',
        text: '{{name}} has been in {{stage}} for longer than it should take. {{recruiter}} finds times with you.',
        days: 88,
      },
    ],
  },
  {
    key: 'declined-offer',
    name: 'An offer was declined',
    on: true,
    versions: [
      {
        event: 'declined',
        stage: null,
        action: 'notify',
        target: 'recruiter',
        text: '{{name}} has declined the offer for {{position}}. Who comes next?',
        days: 75,
      },
    ],
  },
  {
    key: 'times-by-themselves',
    name: 'Times for the first interview',
    on: false,
    versions: [{ event: 'entered', stage: 'interview', action: 'schedule', target: 'manager', text: '', days: 30 }],
  },
];

/** Runs of an automation that are shown in the demo. */
const RUNS = 6;

export type AutomationRows = {
  readonly automations: SeedRow<Automation>[];
  readonly versions: SeedRow<AutomationVersion>[];
  readonly runs: SeedRow<AutomationRun>[];
  /** When people under way will have been in their stage for too long. */
  readonly late: readonly (readonly [applicationId: string, on: Day])[];
};

/** What an organization with an HR has done by itself, and what it did for those who wait too long. */
export function automationRows(
  world: World,
  applications: readonly ApplicationRow[],
  positions: readonly PositionRow[],
): AutomationRows {
  const author = demoPeopleInRole(world.organization, 'HR_MANAGER')[0];
  const waiting = waitingIn(world, applications, positions);
  const today = dayIn(world.now, world.organization.timezone);
  const late = waiting.filter(({ on }) => on > today).map(({ application, on }) => [application.id, on] as const);
  if (!author) return { automations: [], versions: [], runs: [], late };
  const daysAgo = (days: number) => new Date(world.now.getTime() - days * DAY_MS);
  const idOf = (key: string) => world.id('automation', key);
  return {
    automations: data.map(({ key, name, on, versions }) => ({
      id: idOf(key),
      name,
      enabled: on,
      number: versions.length,
      createdAt: daysAgo(versions[0]!.days),
    })),
    versions: data.flatMap(({ key, versions }) =>
      versions.map(({ days, ...rule }, at) => ({
        ...rule,
        automationId: idOf(key),
        number: at + 1,
        personId: null,
        authorId: author.id,
        createdAt: daysAgo(days),
      })),
    ),
    runs: data.flatMap(({ key, versions }) => {
      const rule = versions.at(-1)!;
      return waiting
        .filter(({ on, type }) => rule.event === 'late' && on <= today && isFor(rule, type))
        .map(({ application, position, on }) => ({
          automationId: idOf(key),
          number: versions.length,
          applicationId: application.id,
          occasion: occasionOf('late', application, application.id),
          outcome: 'done' as const,
          reason: null,
          personIds: [rule.target === 'manager' ? position.hiringManagerId : position.recruiterId],
          createdAt: instantIn(on, '00:01', world.organization.timezone),
        }))
        .filter(({ createdAt }) => createdAt > daysAgo(rule.days))
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .slice(0, RUNS);
    }),
    late,
  };
}

/** Who is under way, and the first day on which they have been in their stage for too long. */
const waitingIn = (world: World, applications: readonly ApplicationRow[], positions: readonly PositionRow[]) =>
  applications.flatMap((application) => {
    const position = positions.find(({ id }) => id === application.positionId);
    if (!position || application.status !== 'active') return [];
    const stage = standardStages(position.industry).find(({ key }) => key === application.stageKey);
    if (!stage) return [];
    return [{ application, position, type: stage.type, on: lateOn(application, stage, world.organization.timezone) }];
  });
