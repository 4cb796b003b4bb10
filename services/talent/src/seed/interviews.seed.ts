import type { Industry } from '@talent-os/contracts';
import type { InterviewKind, Recommendation } from '@talent-os/contracts/talent/interview-states.js';
import { DAY_MS, minutesAfter } from '@talent-os/service-kit/calendar';
import type { Interview } from '../interviews/interview.entity.js';
import type { Scorecard } from '../interviews/scorecard.entity.js';
import type { ApplicationRow } from './applications.seed.js';
import { interviewNotes } from './interviews.data.js';
import type { PositionRow } from './positions.seed.js';
import type { Dice, Row, World } from './world.js';

type InterviewRow = Row<Interview> & { readonly id: string };
export type Interviewing = { readonly interviews: InterviewRow[]; readonly scorecards: Row<Scorecard>[] };

const MINUTES = 60;
/** Interviews are planned this many days ahead. */
const DAYS_AHEAD = 12;
const kinds: readonly InterviewKind[] = ['video', 'onsite', 'panel', 'phone'];
const places: Record<InterviewKind, string> = {
  video: 'Video call, the link is in the invitation',
  onsite: 'Meeting room 3',
  panel: 'Meeting room 1',
  phone: 'We call you',
};

/** How far the interviews of somebody in an interview stage are: planned in turn, so that every kind is there. */
const plans = ['proposed', 'scheduled', 'overdue', 'settled'] as const;
type Plan = (typeof plans)[number];

/** The hour of a working day, so many days from now; `turn` keeps people from meeting twice at once. */
function ahead(now: Date, days: number, turn: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  const weekend = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0;
  day.setUTCDate(day.getUTCDate() + weekend);
  day.setUTCHours(13 + (turn % 8), 0, 0, 0);
  return day;
}

const QUARTER_MS = 15 * 60_000;

/** A quarter of an hour in the middle of a span of time, early enough to end in it. */
function within(from: Date, to: Date): Date {
  const middle = Math.min((from.getTime() + to.getTime()) / 2, minutesAfter(to, -2 * MINUTES).getTime());
  return new Date(Math.floor(middle / QUARTER_MS) * QUARTER_MS);
}

/** Interviews and scorecards of one industry's applications: what lies behind an offer, and what an interview stage has going. */
export function interviewRows(
  world: World,
  industry: Industry,
  positions: readonly PositionRow[],
  applications: readonly ApplicationRow[],
): Interviewing {
  const dice = world.dice(`interviews/${industry}`);
  const seats = new Map(positions.filter((one) => one.industry === industry).map((one) => [one.id, one]));
  const found: Interviewing = { interviews: [], scorecards: [] };
  let turn = 0;
  for (const application of applications) {
    const seat = seats.get(application.positionId);
    const late = application.stageKey.endsWith('interview');
    if (!seat || (!late && application.stageKey !== 'offer')) continue;
    add(found, world, { application, seat, plan: late ? plans[turn % plans.length]! : 'settled', turn, dice });
    turn++;
  }
  return found;
}

type Case = {
  readonly application: ApplicationRow;
  readonly seat: PositionRow;
  readonly plan: Plan;
  readonly turn: number;
  readonly dice: Dice;
};

function add(found: Interviewing, world: World, { application, seat, plan, turn, dice }: Case): void {
  const kind = kinds[turn % kinds.length]!;
  const interviewerIds = [...new Set([seat.hiringManagerId, seat.recruiterId])].filter(
    (id) => id !== application.userId,
  );
  const held = plan === 'overdue' || plan === 'settled';
  const late = application.stageKey !== 'offer';
  const times: Record<Plan, () => Date | null> = {
    proposed: () => null,
    scheduled: () => ahead(world.now, Math.floor(turn / 4) % DAYS_AHEAD, turn),
    overdue: () => within(application.stageEnteredAt, world.now),
    settled: () =>
      late
        ? within(application.stageEnteredAt, world.now)
        : within(application.createdAt ?? application.stageEnteredAt, application.stageEnteredAt),
  };
  const startAt = times[plan]();
  const interview: InterviewRow = {
    id: world.id('interview', application.id),
    applicationId: application.id,
    positionId: seat.id,
    candidateId: application.userId,
    kind,
    interviewerIds,
    location: places[kind],
    minutes: MINUTES,
    slots:
      plan === 'proposed'
        ? [2, 3, 4].map((days) => ahead(world.now, days + (turn % DAYS_AHEAD), turn + days))
        : [startAt!],
    startAt,
    endAt: startAt && minutesAfter(startAt, MINUTES),
    status: held ? 'completed' : plan === 'proposed' ? 'proposed' : 'scheduled',
    note: null,
    reminded: 0,
    createdAt: late ? application.stageEnteredAt : (application.createdAt ?? application.stageEnteredAt),
  };
  found.interviews.push(interview);
  const writers = plan === 'settled' ? interviewerIds : plan === 'overdue' ? interviewerIds.slice(1) : [];
  for (const interviewerId of writers) found.scorecards.push(cardOf(interview, interviewerId, seat, dice));
}

function cardOf(interview: InterviewRow, interviewerId: string, seat: PositionRow, dice: Dice): Row<Scorecard> {
  const recommendation: Recommendation = dice.chance(0.4) ? 'strong_yes' : 'yes';
  return {
    interviewId: interview.id,
    interviewerId,
    ratings: seat.requiredSkills.map(({ skillId }) => ({ skillId, rating: dice.between(2, 4) })),
    recommendation,
    notes: dice.pick(interviewNotes),
    submittedAt: minutesAfter(interview.endAt!, dice.between(10, 300)),
    createdAt: interview.endAt!,
  };
}
