import type { Industry } from '@talent-os/contracts';
import type { InterviewKind, Recommendation } from '@talent-os/contracts/talent/interview-states.js';
import { DAY_MS, minutesAfter } from '@talent-os/service-kit/calendar';
import type { Interview } from '../interviews/interview.entity.js';
import { overlap, spanOf, withRoom } from '../interviews/interview.rules.js';
import type { Scorecard } from '../interviews/scorecard.entity.js';
import type { ApplicationRow } from './applications.seed.js';
import { interviewNotes } from './interviews.data.js';
import type { PositionRow } from './positions.seed.js';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import type { Dice, SeedRow, World } from './world.js';

type InterviewRow = SeedRow<Interview> & { readonly id: string };
export type Interviewing = { readonly interviews: InterviewRow[]; readonly scorecards: SeedRow<Scorecard>[] };

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

/** How far the interviews of a person in an interview stage are: planned in turn, so that every kind is there. */
const plans = ['proposed', 'scheduled', 'overdue', 'settled'] as const;
type Plan = (typeof plans)[number];
/** Stages a person reaches once their interviews are over. */
const past: readonly string[] = ['offer', 'hired'];

const SATURDAY = 6;
const SUNDAY = 0;
/** Interviews begin at one of these hours of the organization's clock, on the hour. */
const HOURS = [9, 10, 11, 13, 14, 15, 16] as const;

/** An hour of the working day an instant lies in, or of the next one; `turn` keeps people from meeting twice at once. */
function inOffice(at: Date, turn: number, timezone: string): Date {
  const weekday = new Date(dayIn(at, timezone)).getUTCDay();
  const weekend = { [SATURDAY]: 2, [SUNDAY]: 1 }[weekday] ?? 0;
  const hour = String(HOURS[turn % HOURS.length]).padStart(2, '0');
  return instantIn(dayIn(new Date(at.getTime() + weekend * DAY_MS), timezone), `${hour}:00`, timezone);
}

const ahead = ({ now, organization }: World, days: number, turn: number): Date =>
  inOffice(new Date(now.getTime() + days * DAY_MS), turn, organization.timezone);

const QUARTER_MS = 15 * 60_000;

/** A time in the middle of a span, early enough to end in it: of a working day, where the span has such an hour. */
function within(from: Date, to: Date, turn: number, timezone: string): Date {
  const last = minutesAfter(to, -2 * MINUTES);
  const middle = new Date(Math.min((from.getTime() + to.getTime()) / 2, last.getTime()));
  const office = [0, 1].map((daysBefore) => inOffice(new Date(middle.getTime() - daysBefore * DAY_MS), turn, timezone));
  return (
    office.find((at) => at >= from && at <= last) ?? new Date(Math.floor(middle.getTime() / QUARTER_MS) * QUARTER_MS)
  );
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
  // Who signs in finds slots to choose from.
  const chooses = new Set(world.people.filter(({ signsIn }) => signsIn).map(({ id }) => id));
  const found: Interviewing = { interviews: [], scorecards: [] };
  let turn = 0;
  for (const application of applications) {
    const seat = seats.get(application.positionId);
    const interviewing = application.stageKey.endsWith('interview');
    if (!seat || (!interviewing && !past.includes(application.stageKey))) continue;
    const plan = chooses.has(application.userId) ? 'proposed' : plans[turn % plans.length]!;
    add(found, world, { application, seat, plan: interviewing ? plan : 'settled', turn, dice });
    turn++;
  }
  return found;
}

/** Whether one of these people is in another interview at that time. */
const isTaken = ({ interviews }: Interviewing, people: readonly string[], start: Date): boolean =>
  interviews.some(
    ({ candidateId, interviewerIds, startAt, endAt }) =>
      people.some((id) => id === candidateId || interviewerIds.includes(id)) &&
      startAt !== null &&
      overlap({ start: startAt, end: endAt! }, withRoom(spanOf(start, MINUTES))),
  );

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
  const isOver = plan === 'overdue' || plan === 'settled';
  const over = past.includes(application.stageKey);
  const [from, to] = over
    ? [application.createdAt, application.stageEnteredAt]
    : [application.stageEnteredAt, world.now];
  const firstFree = (at: (attempt: number) => Date) => {
    let attempt = 0;
    while (isTaken(found, [application.userId, ...interviewerIds], at(attempt))) attempt++;
    return at(attempt);
  };
  const middle = within(from, to, turn, world.organization.timezone);
  const before = (attempt: number) => minutesAfter(middle, -MINUTES * attempt);
  const times: Record<Plan, () => Date | null> = {
    proposed: () => null,
    scheduled: () => firstFree((attempt) => ahead(world, (Math.floor(turn / 4) % DAYS_AHEAD) + attempt, turn)),
    overdue: () => firstFree(before),
    settled: () => firstFree(before),
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
      plan === 'proposed' ? [2, 3, 4].map((days) => ahead(world, days + (turn % DAYS_AHEAD), turn + days)) : [startAt!],
    startAt,
    endAt: startAt && minutesAfter(startAt, MINUTES),
    status: isOver ? 'completed' : plan === 'proposed' ? 'proposed' : 'scheduled',
    note: null,
    reminded: 0,
    createdAt: from,
  };
  found.interviews.push(interview);
  const writers = plan === 'settled' ? interviewerIds : plan === 'overdue' ? interviewerIds.slice(1) : [];
  for (const interviewerId of writers) found.scorecards.push(cardOf(interview, interviewerId, seat, dice, world.now));
}

function cardOf(
  interview: InterviewRow,
  interviewerId: string,
  seat: PositionRow,
  dice: Dice,
  now: Date,
): SeedRow<Scorecard> {
  const recommendation: Recommendation = dice.chance(0.4) ? 'strong_yes' : 'yes';
  return {
    interviewId: interview.id,
    interviewerId,
    ratings: seat.requiredSkills.map(({ skillId }) => ({ skillId, rating: dice.between(2, 4) })),
    recommendation,
    notes: dice.pick(interviewNotes),
    submittedAt: new Date(Math.min(minutesAfter(interview.endAt!, dice.between(10, 300)).getTime(), now.getTime())),
    createdAt: interview.endAt!,
  };
}
