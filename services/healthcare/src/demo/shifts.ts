import { OVERTIME_HOURS, type StoredStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import { demoId, demoRandom, type DemoOrganization, type DemoPerson } from '@talent-os/service-kit';
import { addDays, daysBefore } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { startsSoon, workRefusal, type NamedCredential, type ShiftTerms } from '../shifts/claim/claim.rules.js';
import { hoursOf, HOUR_MS, spanOf, type Span } from '../shifts/shift.rules.js';
import { hoursWithin, makesOvertime, workweekOf } from '../shifts/work/work.rules.js';
import { DEPARTMENTS, PLANS, TIMES, type DepartmentRow, type ShiftTurn } from './shifts.data.js';

/** Days of the roster before today, and from today on. */
const PAST = 14;
const AHEAD = 15;
/** Claims of overtime that wait, and late releases that are asked for. */
const WAITING = { claims: 4, releases: 1 };

type SeededCredential = NamedCredential & { readonly userId: string };
type PlannedShift = ShiftTerms & {
  readonly id: string;
  readonly department: string;
  readonly turn: ShiftTurn;
  readonly startTime: string;
  readonly endTime: string;
  readonly slots: number;
  readonly requiredSkills: readonly string[];
  readonly createdAt: Date;
  readonly day: number;
};
type PlannedAssignment = {
  readonly shift: PlannedShift;
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
  papers: readonly SeededCredential[],
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
  const home = homesOf(departments, crowd, roster);
  for (const shift of inOrder) fill(roster, shift, crowd, home, gapOf(shift, random), now);
  const given = [...roster.given];
  given.push(...overtimeClaims(roster, inOrder, crowd, now));
  askForRelease(given, now);
  return { shifts: inOrder, given };
}

function planned(
  slug: string,
  { name, credentials, skills, slots }: DepartmentRow,
  turn: ShiftTurn,
  day: number,
  today: string,
  timezone: string,
  now: Date,
): PlannedShift {
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
function gapOf({ day, turn }: PlannedShift, random: () => number): number {
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
  private readonly heldBy: Map<string, SeededCredential[]>;

  constructor(
    papers: readonly SeededCredential[],
    private readonly now: Date,
  ) {
    this.heldBy = Map.groupBy(papers, ({ userId }) => userId);
  }

  work = (userId: string): readonly Span[] => this.workOf.get(userId) ?? [];

  hasPapers = (userId: string): boolean => this.heldBy.has(userId);

  holds = (userId: string, names: readonly string[]): boolean =>
    names.every((name) => this.heldBy.get(userId)?.some((one) => one.name === name && one.verifiedAt !== null));

  taken = (shift: PlannedShift): number => this.given.filter((one) => one.shift === shift).length;

  mayWork = (shift: PlannedShift, userId: string): boolean =>
    !workRefusal(
      shift,
      { held: this.heldBy.get(userId) ?? [], work: this.work(userId), heldBack: false },
      daysBefore(shift.startsAt, 1),
    );

  give(shift: PlannedShift, userId: string, status: StoredStatus = 'confirmed'): PlannedAssignment | undefined {
    if (this.taken(shift) >= shift.slots || !this.mayWork(shift, userId)) return undefined;
    const overtime = makesOvertime(shift, this.work(userId), shift.timezone);
    const createdAt = new Date(Math.min(+this.now - HOUR_MS, +shift.createdAt + 30 * HOUR_MS));
    const given = { shift, userId, status, overtime, releaseAskedAt: null, createdAt };
    this.given.push(given);
    this.workOf.set(userId, [...this.work(userId), shift]);
    return given;
  }
}

/** The department and the turn somebody usually works. */
type Home = { readonly department: string; readonly turn: ShiftTurn };

/** Everybody belongs to one department, by day or by night: to each as many as its shifts need. */
function homesOf(
  departments: readonly DepartmentRow[],
  crowd: readonly string[],
  roster: Roster,
): ReadonlyMap<string, Home> {
  const seats = departments.flatMap(({ name, slots }) =>
    (['day', 'night'] as const).map((turn) => ({ department: name, turn, slots: slots[turn === 'day' ? 0 : 1] })),
  );
  const members = new Map(seats.map((seat) => [seat, 0]));
  const able = crowd.filter(roster.hasPapers);
  return new Map(
    able.flatMap((userId) => {
      const possible = seats.filter(({ department }) => {
        const { credentials } = departments.find(({ name }) => name === department)!;
        return roster.holds(userId, credentials);
      });
      const [first] = possible.toSorted(
        (one, other) => members.get(one)! / one.slots - members.get(other)! / other.slots,
      );
      if (!first) return [];
      members.set(first, members.get(first)! + 1);
      return [[userId, first] as const];
    }),
  );
}

/** Those of the department first, and of them those with the fewest hours of the week; nobody is planned for overtime. */
function fill(
  roster: Roster,
  shift: PlannedShift,
  crowd: readonly string[],
  homes: ReadonlyMap<string, Home>,
  gap: number,
  now: Date,
): void {
  let missing = shift.slots - gap - roster.taken(shift);
  const week = workweekOf(shift.startsAt, shift.timezone);
  const ranked = crowd
    .filter((userId) => shift.requiredCredentials.length === 0 || roster.hasPapers(userId))
    .map((userId) => ({
      userId,
      distance: distanceOf(shift, homes.get(userId)),
      hours: hoursWithin(week, roster.work(userId)),
      turn: turnOf(shift, userId),
    }))
    .filter(({ hours }) => hours + hoursOf(shift) <= OVERTIME_HOURS)
    .toSorted(
      (one, other) => one.distance - other.distance || one.hours - other.hours || (one.turn < other.turn ? -1 : 1),
    );
  for (const { userId, turn } of ranked) {
    if (missing < 1) return;
    const given = roster.give(shift, userId);
    if (!given) continue;
    missing -= 1;
    // Now and then a person does not come.
    if (shift.endsAt < now && turn.startsWith('00')) given.status = 'no_show';
  }
}

/** How far a shift lies from what somebody usually works: another turn is nearer than another department. */
const distanceOf = ({ department, turn }: PlannedShift, home: Home | undefined): number =>
  (home?.department === department ? 0 : 2) + (home?.turn === turn ? 0 : 1);

/** The order in which people of a department work, another one every three days. */
const turnOf = ({ department, day }: PlannedShift, userId: string) =>
  demoId('turn', department, String(Math.floor(day / 3)), userId);

/** A few people ask for a shift that would be overtime. */
function overtimeClaims(
  roster: Roster,
  shifts: readonly PlannedShift[],
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
