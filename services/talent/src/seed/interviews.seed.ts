import type { Industry } from '@talent-os/contracts';
import type { InterviewKind, Recommendation } from '@talent-os/contracts/talent/interview-states.js';
import { DAY_MS, minutesAfter } from '@talent-os/service-kit/calendar';
import type { Interview } from '../interviews/interview.entity.js';
import { overlap, spanOf, withBuffer } from '../interviews/interview.rules.js';
import type { Scorecard } from '../interviews/scorecard.entity.js';
import type { ApplicationRow } from './applications.seed.js';
import { interviewNotes } from './interviews.data.js';
import type { PositionRow } from './positions.seed.js';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import type { Dice, SeedRow, World } from './world.js';

type InterviewRow = SeedRow<Interview> & { readonly id: string };
type InterviewSeed = { readonly interviews: InterviewRow[]; readonly scorecards: SeedRow<Scorecard>[] };

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
const ended: readonly string[] = ['rejected', 'withdrawn'];

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

/**
 * Hours of working days within a span, early enough for an interview to end in it; those in its middle first, and among
 * the hours of a day another one first each turn.
 */
function hoursWithin(from: Date, to: Date, turn: number, timezone: string): Date[] {
  const last = minutesAfter(to, -2 * MINUTES);
  const middle = (from.getTime() + to.getTime()) / 2;
  const days = Array.from({ length: Math.ceil((to.getTime() - from.getTime()) / DAY_MS) + 1 }, (_, index) =>
    dayIn(new Date(from.getTime() + index * DAY_MS), timezone),
  );
  return days
    .filter((day) => ![SATURDAY, SUNDAY].includes(new Date(day).getUTCDay()))
    .toSorted((one, other) => Math.abs(Date.parse(one) - middle) - Math.abs(Date.parse(other) - middle))
    .flatMap((day) =>
      HOURS.map((_, index) => HOURS[(turn + index) % HOURS.length]!).map((hour) =>
        instantIn(day, `${String(hour).padStart(2, '0')}:00`, timezone),
      ),
    )
    .filter((at) => at >= from && at <= last);
}

/** Interviews and scorecards of one industry's applications: what lies behind an offer, and what an interview stage has going. */
export function interviewRows(
  world: World,
  industry: Industry,
  positions: readonly PositionRow[],
  applications: readonly ApplicationRow[],
): InterviewSeed {
  const dice = world.dice(`interviews/${industry}`);
  const seats = new Map(positions.filter((one) => one.industry === industry).map((one) => [one.id, one]));
  // Who signs in finds slots to choose from.
  const chooses = new Set(world.people.filter(({ signsIn }) => signsIn).map(({ id }) => id));
  const found: InterviewSeed = { interviews: [], scorecards: [] };
  let turn = 0;
  for (const application of applications) {
    const seat = seats.get(application.positionId);
    const interviewing = application.stageKey.endsWith('interview');
    if (!seat || (!interviewing && !past.includes(application.stageKey))) continue;
    const plan = chooses.has(application.userId) ? 'proposed' : plans[turn % plans.length]!;
    // For some of those who stand there nobody has arranged anything yet.
    const waits = interviewing && plan === 'settled' && Math.floor(turn / plans.length) % 2 === 1;
    if (!waits)
      add(found, world, {
        application,
        seat,
        plan: interviewing && !ended.includes(application.status) ? plan : 'settled',
        turn,
        dice,
      });
    turn++;
  }
  return found;
}

/** Whether one of these people is in another interview at that time. */
const isTaken = ({ interviews }: InterviewSeed, people: readonly string[], start: Date): boolean =>
  interviews.some(
    ({ candidateId, interviewerIds, startAt, endAt }) =>
      people.some((id) => id === candidateId || interviewerIds.includes(id)) &&
      startAt !== null &&
      overlap({ start: startAt, end: endAt! }, withBuffer(spanOf(start, MINUTES))),
  );

type InterviewCase = {
  readonly application: ApplicationRow;
  readonly seat: PositionRow;
  readonly plan: Plan;
  readonly turn: number;
  readonly dice: Dice;
};

/** Between when somebody is interviewed: until they reached what comes after it, were turned down, or now. */
function interviewSpan(
  { status, stageKey, createdAt, stageEnteredAt, history }: InterviewCase['application'],
  now: Date,
) {
  if (ended.includes(status)) return { over: true, from: createdAt, to: new Date(history.at(-1)!.at) };
  if (past.includes(stageKey)) return { over: true, from: createdAt, to: stageEnteredAt };
  return { over: false, from: stageEnteredAt, to: now };
}

function add(found: InterviewSeed, world: World, { application, seat, plan: wanted, turn, dice }: InterviewCase): void {
  const kind = kinds[turn % kinds.length]!;
  const interviewerIds = [...new Set([seat.hiringManagerId, seat.recruiterId])].filter(
    (id) => id !== application.userId,
  );
  const { over, from, to } = interviewSpan(application, world.now);
  const firstFree = (at: (attempt: number) => Date) => {
    let attempt = 0;
    while (at(attempt) <= world.now || isTaken(found, [application.userId, ...interviewerIds], at(attempt))) attempt++;
    return at(attempt);
  };
  const held = hoursWithin(from, to, turn, world.organization.timezone).find(
    (at) => !isTaken(found, [application.userId, ...interviewerIds], at),
  );
  // Nobody is interviewed for a seat they were offered already.
  if (over && !held) return;
  const isOver = held !== undefined && (wanted === 'overdue' || wanted === 'settled');
  // Who has only just come to the stage, between two working days, has an appointment ahead.
  const plan: Plan = isOver || wanted === 'proposed' ? wanted : 'scheduled';
  const times: Record<Plan, () => Date | null> = {
    proposed: () => null,
    scheduled: () => firstFree((attempt) => ahead(world, (Math.floor(turn / 4) % DAYS_AHEAD) + attempt, turn)),
    overdue: () => held!,
    settled: () => held!,
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
  for (const interviewerId of writers)
    found.scorecards.push(cardOf(interview, interviewerId, { seat, application, dice, now: world.now }));
}

type CardCase = Pick<InterviewCase, 'seat' | 'application' | 'dice'> & { readonly now: Date };

/** What interviewers say of somebody who was turned down, and of everybody else. */
const turnedDown: readonly Recommendation[] = ['no', 'no', 'yes', 'strong_no'];

function cardOf(interview: InterviewRow, interviewerId: string, { seat, application, dice, now }: CardCase) {
  const recommendation: Recommendation =
    application.status === 'rejected' ? dice.pick(turnedDown) : dice.chance(0.4) ? 'strong_yes' : 'yes';
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
