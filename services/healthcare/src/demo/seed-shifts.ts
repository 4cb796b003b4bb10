import { addDays } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { demoRandom, type DemoOrganization, type DemoPerson, type Transaction } from '@talent-os/service-kit';
import type { NamedCredential } from '../shifts/claim/claim.rules.js';
import { ShiftAssignment } from '../shifts/assignment/assignment.entity.js';
import { Availability } from '../shifts/own/availability.entity.js';
import { Leave } from '../shifts/own/leave.entity.js';
import { Shift } from '../shifts/shift.entity.js';
import { HABITS, PLANS } from './shifts.data.js';
import { demoShifts } from './shifts.js';

type Papers = readonly (NamedCredential & { readonly userId: string })[];

/** The roster of a hospital, and when some of its people like to work. */
export async function seedShifts(
  tx: Transaction,
  organization: DemoOrganization,
  people: readonly DemoPerson[],
  papers: Papers,
  now: Date,
): Promise<ReturnType<typeof demoShifts>> {
  const roster = demoShifts(organization, people, papers, now);
  const { shifts, given } = roster;
  const taken = Map.groupBy(given, ({ shift }) => shift.id);
  await tx.insertAll(
    Shift,
    shifts.map(({ cancelled: _cancelled, turn: _turn, day: _day, requiredCredentials, requiredSkills, ...shift }) => ({
      ...shift,
      requiredCredentials: [...requiredCredentials],
      requiredSkills: [...requiredSkills],
      status: (taken.get(shift.id)?.length ?? 0) < shift.slots ? ('open' as const) : ('filled' as const),
      publishedAt: null,
      cancelReason: null,
    })),
  );
  await tx.insertAll(
    ShiftAssignment,
    given.map(({ shift, ...one }) => ({
      ...one,
      shiftId: shift.id,
      releaseReason: null,
      note: one.releaseAskedAt ? 'My child is ill' : null,
      decidedById: null,
      decidedAt: null,
    })),
  );
  await tx.insertAll(Availability, habitsOf(organization, people));
  await tx.insertAll(Leave, leaveOf(organization, roster, people, now));
  return roster;
}

/** One in four has said when they like to work; who works nights and signs in has. */
function habitsOf({ slug }: DemoOrganization, people: readonly DemoPerson[]) {
  const random = demoRandom(`${slug}/availability`);
  return people.flatMap(({ id, email, signsIn }) => {
    const [chance, choice] = [random(), random()];
    const nights = PLANS[email]?.turn === 'night';
    if (!nights && (signsIn || chance > 0.25)) return [];
    return [{ userId: id, parts: [...HABITS[nights ? 1 : Math.floor(choice * HABITS.length)]!] }];
  });
}

/** Of so many people who work shifts, one is away for two days ahead on which they work none; nobody who signs in is. */
const ONE_IN = 9;
const AWAY_DAYS = 2;

function leaveOf(
  { timezone }: DemoOrganization,
  { given }: ReturnType<typeof demoShifts>,
  people: readonly DemoPerson[],
  now: Date,
) {
  const today = dayIn(now, timezone);
  const here = new Set(people.flatMap(({ id, signsIn }) => (signsIn ? [id] : [])));
  const workOf = Map.groupBy(given, ({ userId }) => userId);
  return [...workOf]
    .filter(([userId]) => !here.has(userId))
    .filter((_, index) => index % ONE_IN === 1)
    .flatMap(([userId, work]) => {
      const busy = new Set(work.map(({ shift }) => shift.date));
      const starts = Array.from({ length: 8 }, (_, index) => addDays(today, index + 1));
      const free = starts.find((day) => !busy.has(day) && !busy.has(addDays(day, AWAY_DAYS - 1)));
      return free ? [{ userId, fromDay: free, untilDay: addDays(free, AWAY_DAYS - 1) }] : [];
    });
}
