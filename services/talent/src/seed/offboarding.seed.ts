import type { ExitTheme, LeavingType } from '@talent-os/contracts/talent/offboarding-states.js';
import { demoPeopleInRole } from '@talent-os/service-kit';
import { addDays, DAY_MS } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import type { ExitInterview } from '../offboarding/exit-interview.entity.js';
import type { OffboardingTask } from '../offboarding/offboarding-task.entity.js';
import type { Offboarding } from '../offboarding/offboarding.entity.js';
import { accessEndOf, tasksFor } from '../offboarding/offboarding.rules.js';
import type { PositionRow } from './positions.seed.js';
import { workday } from './workday.js';
import type { SeedRow, World } from './world.js';

type Leaving = {
  readonly type: LeavingType;
  /** Days until the last day, and since it was said. */
  readonly inDays: number;
  readonly saidAgo: number;
  readonly reason: string;
};

/** Who leaves now: how, when, and since when it is known. */
const leaving: readonly Leaving[] = [
  { type: 'voluntary', inDays: 7, saidAgo: 21, reason: 'Takes a lead position at a smaller company.' },
  { type: 'contract_end', inDays: 16, saidAgo: 12, reason: 'The project the contract was made for ends.' },
  { type: 'retirement', inDays: 44, saidAgo: 30, reason: 'Retires after the close of the year.' },
];

type Left = Omit<Leaving, 'inDays'> & {
  readonly ago: number;
  readonly title: string;
  readonly department: string;
  readonly themes: readonly ExitTheme[];
  readonly wouldReturn: ExitInterview['wouldReturn'];
};

/** Who has left in the last twelve months; of them no more is known than what stands here. */
const left: readonly Left[] = [
  [
    'voluntary',
    24,
    'Account executive',
    'Enterprise Sales',
    ['growth', 'pay'],
    'yes',
    'Was offered a larger territory elsewhere.',
  ],
  [
    'voluntary',
    61,
    'Registered nurse',
    'Step-down',
    ['schedule', 'workload'],
    'unsure',
    'Moves to a clinic without nights.',
  ],
  [
    'voluntary',
    97,
    'SOC analyst',
    'Security Operations',
    ['growth'],
    'yes',
    'Goes on to a team for detection engineering.',
  ],
  ['retirement', 130, 'Account manager', 'Customer Success', ['retirement'], 'no', 'Retired after nineteen years.'],
  [
    'voluntary',
    171,
    'Sales engineer',
    'Sales Engineering',
    ['growth', 'manager'],
    'unsure',
    'Wanted to lead, and there was no seat for it.',
  ],
  ['voluntary', 214, 'Registered nurse', 'Emergency', ['workload', 'growth'], 'yes', 'Studies for nurse practitioner.'],
  [
    'voluntary',
    268,
    'Sales development representative',
    'Sales Development',
    ['pay', 'growth'],
    'no',
    'A better base salary elsewhere.',
  ],
].map(([type, ago, title, department, themes, wouldReturn, reason]) => ({
  type,
  ago,
  saidAgo: (ago as number) + 28,
  title,
  department,
  themes,
  wouldReturn,
  reason,
})) as readonly Left[];

export type OffboardingRows = {
  readonly offboarding: SeedRow<Offboarding> & { readonly id: string };
  readonly tasks: readonly SeedRow<OffboardingTask>[];
  readonly interview: SeedRow<ExitInterview> | null;
};

/** Who leaves, and who has left; `seats` with their holders, of whom those who move already are `busy`. */
export function offboardingRows(
  world: World,
  seats: readonly PositionRow[],
  busy: ReadonlySet<string>,
): OffboardingRows[] {
  const [hr] = demoPeopleInRole(world.organization, 'HR_MANAGER');
  if (!world.large || !hr) return [];
  const staying = new Set(world.people.filter(({ signsIn }) => signsIn).map(({ id }) => id));
  const held = seats.filter(({ holderId }) => holderId && !staying.has(holderId) && !busy.has(holderId));
  const chosen = world.dice('offboarding').some(held, leaving.length);
  return [
    ...chosen.map((seat, at) => rowsOf(world, hr.id, { ...leaving[at]!, seat, id: world.id('leaving', String(at)) })),
    ...left.map((one, at) =>
      rowsOf(world, hr.id, { ...one, inDays: -one.ago, seat: null, id: world.id('left', String(at)) }),
    ),
  ];
}

type Told = Leaving & Partial<Left> & { readonly id: string; readonly seat: PositionRow | null };

function rowsOf(world: World, hrId: string, told: Told): OffboardingRows {
  const { timezone } = world.organization;
  const { id, seat, type, inDays, saidAgo, reason, themes, wouldReturn } = told;
  const today = dayIn(world.now, timezone);
  const over = inDays < 0;
  const createdAt = new Date(world.now.getTime() - saidAgo * DAY_MS);
  const lastDay = workday(addDays(today, inDays), today);
  const accessEndsAt = accessEndOf(type, lastDay, createdAt, timezone);
  const tasks = tasksFor(type, lastDay, dayIn(createdAt, timezone)).map((task) => {
    const done = over || task.due < today;
    return {
      ...task,
      offboardingId: id,
      doneAt: done ? instantIn(task.due, '16:00', timezone) : null,
      doneById: done ? hrId : null,
      createdAt,
    };
  });
  const offboarding = {
    id,
    employeeId: seat?.holderId ?? world.id('former', id),
    title: seat?.title ?? told.title!,
    department: seat?.department ?? told.department!,
    type,
    reason,
    lastDay,
    status: over
      ? ('completed' as const)
      : tasks.some(({ doneAt }) => doneAt)
        ? ('in_progress' as const)
        : ('initiated' as const),
    startedById: hrId,
    accessEndsAt,
    accessEndedAt: over ? accessEndsAt : null,
    accessEndedHere: over,
    rehire: over ? wouldReturn !== 'no' : null,
    regretted: over ? type === 'voluntary' : null,
    cancelReason: null,
    completedAt: over ? new Date(accessEndsAt.getTime() + DAY_MS) : null,
    createdAt,
  };
  const interview = themes
    ? {
        offboardingId: id,
        heldOn: lastDay,
        heldById: hrId,
        themes: [...themes],
        wouldReturn: wouldReturn!,
        note: reason,
        createdAt: instantIn(lastDay, '11:00', timezone),
      }
    : null;
  return { offboarding, tasks, interview };
}
