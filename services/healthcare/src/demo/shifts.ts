import { OVERTIME_HOURS, type StoredStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import { demoId, demoRandom, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { addDays, daysBefore } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { startsSoon, workRefusal, type NamedCredential, type ShiftTerms } from '../shifts/claim.rules.js';
import { hoursOf, HOUR_MS, spanOf, type Span } from '../shifts/shift.rules.js';
import { hoursWithin, makesOvertime, workweekOf } from '../shifts/work.rules.js';
import { DEPARTMENTS, PLANS, TIMES, type DepartmentRow, type Turn } from './shifts.data.js';

/** Days of the roster before today, and from today on. */
const PAST = 14;
const AHEAD = 15;
/** Claims of overtime that wait, and late releases that are asked for. */
const WAITING = { claims: 4, releases: 1 };

type Paper = NamedCredential & { readonly userId: string };
type Planned = ShiftTerms & {
  readonly id: string;
  readonly department: string;
  readonly turn: Turn;
  readonly startTime: string;
  readonly endTime: string;
  readonly slots: number;
  readonly requiredSkills: readonly string[];
  readonly createdAt: Date;
  readonly day: number;
};
type PlannedAssignment = {
  readonly shift: Planned;
  readonly userId: string;
  status: StoredStatus;
  overtime: boolean;
  releaseAskedAt: Date | null;
  readonly createdAt: Date;
};

/** Four weeks of a hospital around today: the past is worked, the days ahead are planned with gaps. */
export function demoShifts(
  organization: DemoOrganization,
  people: readonly DemoPerson[],
  papers: readonly Paper[],
  now: Date,
) {
  const { slug, timezone } = organization;
  const departments = DEPARTMENTS[slug] ?? [];
  const today = dayIn(now, timezone);
  const shifts = departments.flatMap((row) =>
    Array.from({ length: PAST + AHEAD }, (_, index) => index - PAST).flatMap((day) =>
      (['day', 'night'] as const).map((turn) => planned(slug, row, turn, day, today, timezone, now)),
    ),
  );
  const roster = new Roster(papers, now);
  for (const { email, id } of people) {
    const plan = PLANS[email];
    for (const shift of shifts)
      if (plan?.department === shift.department && plan.turn === shift.turn && plan.days.includes(shift.day))
        roster.give(shift, id);
  }
  const named = new Set(people.filter(({ signsIn }) => signsIn).map(({ id }) => id));
  const crowd = people.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  const random = demoRandom(`${slug}/shifts`);
  const inOrder = shifts.toSorted((one, other) => +one.startsAt - +other.startsAt || one.id.localeCompare(other.id));
  for (const shift of inOrder) fill(roster, shift, crowd, gapOf(shift, random), now);
  const given = [...roster.given];
  given.push(...overtimeClaims(roster, inOrder, crowd, now));
  askForRelease(given, now);
  return { shifts: inOrder, given };
}

function planned(
  slug: string,
  { name, credentials, skills, slots }: DepartmentRow,
  turn: Turn,
  day: number,
  today: string,
  timezone: string,
  now: Date,
): Planned {
  const date = addDays(today, day);
  const [startTime, endTime] = TIMES[turn];
  const span = spanOf(date, startTime, endTime, timezone);
  // The last day of the roster has only just been published.
  const createdAt =
    day === AHEAD - 1
      ? new Date(+now - 3 * HOUR_MS)
      : daysBefore(new Date(`${today}T09:00:00Z`), 2 - Math.min(day, 0) + 14);
  return {
    ...span,
    id: demoId('shift', slug, name, turn, String(day)),
    department: name,
    turn,
    day,
    date,
    startTime,
    endTime,
    timezone,
    slots: slots[turn === 'day' ? 0 : 1],
    requiredCredentials: credentials,
    requiredSkills: skills,
    cancelled: false,
    createdAt,
  };
}

/** How many slots stay free: none in the past, more the further away a shift is; tonight one is missing. */
function gapOf({ day, turn }: Planned, random: () => number): number {
  const chance = random();
  if (day < 0) return 0;
  if (day <= 1) return turn === 'night' && chance < 0.5 ? 1 : 0;
  if (day >= AHEAD - 1) return 2;
  return chance < 0.12 + day * 0.03 ? 1 : 0;
}

/** Who works what, by the same rules as everybody's claims. */
class Roster {
  readonly given: PlannedAssignment[] = [];
  private readonly workOf = new Map<string, Span[]>();
  private readonly heldBy: Map<string, Paper[]>;

  constructor(
    papers: readonly Paper[],
    private readonly now: Date,
  ) {
    this.heldBy = Map.groupBy(papers, ({ userId }) => userId);
  }

  work = (userId: string): readonly Span[] => this.workOf.get(userId) ?? [];

  hasPapers = (userId: string): boolean => this.heldBy.has(userId);

  taken = (shift: Planned): number => this.given.filter((one) => one.shift === shift).length;

  mayWork = (shift: Planned, userId: string): boolean =>
    !workRefusal(
      shift,
      { held: this.heldBy.get(userId) ?? [], work: this.work(userId), heldBack: false },
      daysBefore(shift.startsAt, 1),
    );

  give(shift: Planned, userId: string, status: StoredStatus = 'confirmed'): PlannedAssignment | undefined {
    if (this.taken(shift) >= shift.slots || !this.mayWork(shift, userId)) return undefined;
    const overtime = makesOvertime(shift, this.work(userId), shift.timezone);
    const createdAt = new Date(Math.min(+this.now - HOUR_MS, +shift.createdAt + 30 * HOUR_MS));
    const given = { shift, userId, status, overtime, releaseAskedAt: null, createdAt };
    this.given.push(given);
    this.workOf.set(userId, [...this.work(userId), shift]);
    return given;
  }
}

/** Those with the fewest hours of the week first; nobody is planned for overtime. */
function fill(roster: Roster, shift: Planned, crowd: readonly string[], gap: number, now: Date): void {
  let missing = shift.slots - gap - roster.taken(shift);
  const week = workweekOf(shift.startsAt, shift.timezone);
  const ranked = crowd
    .filter((userId) => shift.requiredCredentials.length === 0 || roster.hasPapers(userId))
    .map((userId) => ({ userId, hours: hoursWithin(week, roster.work(userId)), turn: turnOf(shift, userId) }))
    .filter(({ hours }) => hours + hoursOf(shift) <= OVERTIME_HOURS)
    .toSorted((one, other) => one.hours - other.hours || (one.turn < other.turn ? -1 : 1));
  for (const { userId, turn } of ranked) {
    if (missing < 1) return;
    const given = roster.give(shift, userId);
    if (!given) continue;
    missing -= 1;
    // Now and then a person does not come.
    if (shift.endsAt < now && turn.startsWith('00')) given.status = 'no_show';
  }
}

/** The order in which people of a department work, another one every three days. */
const turnOf = ({ department, day }: Planned, userId: string) =>
  demoId('turn', department, String(Math.floor(day / 3)), userId);

/** A few people ask for a shift that would be overtime. */
function overtimeClaims(
  roster: Roster,
  shifts: readonly Planned[],
  crowd: readonly string[],
  now: Date,
): PlannedAssignment[] {
  const claims: PlannedAssignment[] = [];
  const open = shifts.filter(
    (shift) => !startsSoon(shift, now) && shift.day < AHEAD - 1 && roster.taken(shift) < shift.slots,
  );
  for (const shift of open) {
    if (claims.length === WAITING.claims) break;
    if (claims.some((one) => one.shift.department === shift.department)) continue;
    const before = roster.given.length;
    const willing = crowd.find(
      (userId) => makesOvertime(shift, roster.work(userId), shift.timezone) && roster.give(shift, userId, 'pending'),
    );
    if (willing) claims.push(...roster.given.splice(before));
  }
  return claims;
}

/** A person asks to be released from a shift that starts soon. */
function askForRelease(given: readonly PlannedAssignment[], now: Date): void {
  const soon = given.filter(
    ({ shift, status }) => status === 'confirmed' && shift.startsAt > now && startsSoon(shift, now),
  );
  for (const one of soon.slice(-WAITING.releases)) one.releaseAskedAt = new Date(+now - 2 * HOUR_MS);
}
