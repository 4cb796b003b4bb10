import type { DevelopmentAction } from '@talent-os/contracts/talent/development-states.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import type { DevelopmentItem } from '../development/development-item.entity.js';
import type { DevelopmentPlan } from '../development/development-plan.entity.js';
import type { Skill } from '../skills/skill.entity.js';
import type { PersonSkill } from '../skills/person-skill.entity.js';
import type { OffboardingRows } from './offboarding.seed.js';
import type { PositionRow } from './positions.seed.js';
import { workday } from './workday.js';
import type { SeedRow, World } from './world.js';

type Plan = SeedRow<DevelopmentPlan> & { readonly id: string };
export type DevelopmentRows = { readonly plan: Plan; readonly items: readonly SeedRow<DevelopmentItem>[] };

/** What is done for a skill, by what brings people forward; in the place of the dots stands the skill. */
const doings: readonly (readonly [DevelopmentAction, string])[] = [
  ['course', 'Course on …, with its exercises'],
  ['mentor', 'An hour every second week with a colleague who is proficient in …'],
  ['stretch', 'Lead one piece of work that stands on …'],
  ['certification', 'Prepare and pass a certificate in …'],
];

type Turn = {
  readonly status: Plan['status'];
  /** Days since its first day. */
  readonly ago: number;
  /** Items done of those there are. */
  readonly done: number;
  readonly agreed: 'both' | 'manager' | 'employee' | 'nobody';
};

/** How plans stand, in turn. */
const turns: readonly Turn[] = [
  { status: 'agreed', ago: 104, done: 1, agreed: 'both' },
  { status: 'draft', ago: 0, done: 0, agreed: 'manager' },
  { status: 'draft', ago: 0, done: 0, agreed: 'employee' },
  { status: 'agreed', ago: 120, done: 2, agreed: 'both' },
  { status: 'completed', ago: 240, done: 3, agreed: 'both' },
  { status: 'draft', ago: -7, done: 0, agreed: 'nobody' },
];
const LENGTH_DAYS = 182;
/** Of the seats of a manager every third has a plan. */
const EVERY = 3;
const ITEMS = 3;

type Held = PositionRow & { readonly holderId: string };
const isHeld = (seat: PositionRow): seat is Held => seat.holderId !== null;

type Known = {
  readonly skills: readonly SeedRow<Skill>[];
  readonly levels: readonly SeedRow<PersonSkill>[];
  /** They get no plan any more. */
  readonly leavers: readonly OffboardingRows[];
};

/** Plans of people on their seats, made for what their seat takes and they do not have confirmed yet. */
export function developmentRows(
  world: World,
  seats: readonly PositionRow[],
  { skills, levels, leavers }: Known,
): DevelopmentRows[] {
  const names = new Map(skills.map(({ id, name }) => [id!, name]));
  const held = Map.groupBy(levels, ({ userId }) => userId);
  const leaving = new Set(leavers.map(({ offboarding }) => offboarding.employeeId));
  const staying = seats.filter(isHeld).filter(({ holderId }) => !leaving.has(holderId));
  const signIn = new Set(world.people.filter((one) => one.signsIn).map(({ id }) => id));
  // Who signs in has a plan to look at.
  const once = [...new Map(staying.map((seat) => [seat.holderId, seat])).values()].toSorted(
    (one, other) => Number(signIn.has(other.holderId)) - Number(signIn.has(one.holderId)),
  );
  const teams = Map.groupBy(once, ({ industry, hiringManagerId }) => `${industry}/${hiringManagerId}`);
  return [...teams.values()].flatMap((team) =>
    team
      .filter(({ holderId, hiringManagerId }) => holderId !== hiringManagerId)
      .filter((_, at) => at % EVERY === 0)
      .flatMap((seat, at) =>
        rowsOf(world, { seat, known: held.get(seat.holderId) ?? [], turn: turns[at % turns.length]!, names }),
      ),
  );
}

const AT_WORK = '10:00';

type Told = {
  readonly seat: Held;
  readonly known: readonly SeedRow<PersonSkill>[];
  readonly turn: Turn;
  readonly names: ReadonlyMap<string, string>;
};

function rowsOf(world: World, { seat, known, turn, names }: Told): DevelopmentRows[] {
  const { timezone } = world.organization;
  const today = dayIn(world.now, timezone);
  const levelOf = new Map(known.filter(({ verified }) => verified).map(({ skillId, level }) => [skillId, level]));
  const wanted = seat.requiredSkills
    .map(({ skillId, level }) => ({ skillId, required: level, from: levelOf.get(skillId) ?? 0 }))
    .filter(({ required, from }) => from < Math.min(5, required + 1))
    .toSorted((one, other) => other.required - other.from - (one.required - one.from))
    .slice(0, ITEMS);
  if (wanted.length === 0) return [];
  const dice = world.dice(`development/${seat.holderId}`);
  const startsOn = workday(addDays(today, -turn.ago), today);
  const at = (days: number) => instantIn(addDays(startsOn, days), AT_WORK, timezone);
  const createdAt = turn.ago > 0 ? at(-10) : instantIn(workday(addDays(today, -2), today), AT_WORK, timezone);
  const id = world.id('development', seat.holderId);
  const agreedAt = turn.ago > 0 ? at(-3) : createdAt;
  const plan = {
    id,
    employeeId: seat.holderId,
    managerId: seat.hiringManagerId,
    positionId: seat.id!,
    title: seat.title,
    department: seat.department,
    industry: seat.industry,
    startsOn,
    endsOn: addDays(startsOn, LENGTH_DAYS),
    status: turn.status,
    agreedByEmployeeAt: ['both', 'employee'].includes(turn.agreed) ? agreedAt : null,
    agreedByManagerAt: ['both', 'manager'].includes(turn.agreed) ? agreedAt : null,
    createdAt,
  };
  const items = wanted.map(({ skillId, required, from }, nth) => {
    const [action, text] = dice.pick(doings);
    const dueOn = addDays(startsOn, 55 * (nth + 1));
    const done = nth < turn.done && dueOn < today;
    const doneOn = workday(addDays(dueOn, -4), today);
    return {
      planId: id,
      skillId,
      fromLevel: from,
      toLevel: Math.min(5, Math.max(required, from + 1)),
      action,
      text: text.replace('…', names.get(skillId)!.toLowerCase()),
      dueOn,
      catalogueItemId: null,
      offerId: null,
      doneAt: done || turn.status === 'completed' ? instantIn(doneOn, '15:00', timezone) : null,
      doneById: done || turn.status === 'completed' ? seat.holderId : null,
      createdAt,
    };
  });
  return [{ plan, items }];
}
