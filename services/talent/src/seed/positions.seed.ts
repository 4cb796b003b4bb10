import { professionalRole, type Industry } from '@talent-os/contracts';
import { RequiredSkill } from '@talent-os/contracts/talent/seats.js';
import type { DemoPerson } from '@talent-os/service-kit';
import type { Position, SeatEntry } from '../positions/position.entity.js';
import { leaderTitles, type Family } from './family.js';
import { asked } from './advertised.data.js';
import { sharedSkills } from './shared-skills.data.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { industryData, type Dice, type SeedRow, type World } from './world.js';

export type PositionRow = SeedRow<Position> & { readonly id: string };

const statuses = ['open', 'open', 'open', 'open', 'open', 'open', 'on_hold', 'open', 'filled', 'closed'] as const;
const visibilities = ['both', 'internal', 'external', 'both', 'internal'] as const;
/** How old a position is, in days, by its status. */
const ages: Record<Position['status'], readonly [number, number]> = {
  open: [2, 75],
  on_hold: [40, 110],
  filled: [70, 190],
  closed: [60, 160],
};

export const templateId = (world: World, industry: Industry) => world.id('pipeline', industry);

export function positionRows(world: World): PositionRow[] {
  return world.organization.industries.flatMap((industry) =>
    Array.from({ length: world.large ? 20 : 16 }, (_, index) => positionOf(world, industry, index)),
  );
}

function positionOf(world: World, industry: Industry, index: number): PositionRow {
  const dice = world.dice(`position/${industry}/${index}`);
  const { families } = industryData[industry];
  const family = families[index % families.length]!;
  const turn = Math.floor(index / families.length);
  const status = statuses[index % statuses.length]!;
  const visibility = visibilities[(index + 2 * Math.floor(index / statuses.length)) % visibilities.length]!;
  const title = family.titles[turn % family.titles.length]!;
  const hiringManagerId = shared(index % 2 === 0, 'hiring.manager', world.who(industry, 'manager'), index, world).id;
  const openedAt = new Date(
    world.now.getTime() - dice.between(...ages[status]) * DAY_MS - dice.between(0, 20) * 1_800_000,
  );
  return {
    id: world.id('position', industry, String(index)),
    title,
    department: family.department,
    location: world.locations[(index * 3) % world.locations.length]!,
    remote: dice.chance(0.2),
    description: describe(family, turn, industry, dice),
    industry,
    jobFamily: family.key,
    hiringManagerId,
    recruiterId: shared(index % 3 < 2, 'recruiter', world.who(industry, 'recruiter'), index, world).id,
    visibility,
    pipelineTemplateId: templateId(world, industry),
    requiredSkills: requiredOf(world, family),
    hardRequirements: [...(family.musts ?? [])],
    questions: visibility === 'internal' ? [] : asked[industry].map(([question]) => question),
    openedAt,
    filledAt: status === 'filled' ? dice.since(openedAt) : null,
    history: status === 'on_hold' ? [heldEntry(world, dice, hiringManagerId, openedAt)] : [],
    holderId: status === 'filled' ? newcomer(world, industry, index).id : null,
    requisitionId: null,
    role: leaderTitles[title] ?? professionalRole[industry],
    status,
    createdAt: openedAt,
  };
}

/** Why seats wait. */
const holdReasons = [
  'The budget of this seat is decided with the next quarter.',
  'The team is being put together anew; we go on once it is clear who leads it.',
  'Two people may move here from another team. We hear from them first.',
] as const;

function heldEntry(world: World, dice: Dice, by: string, openedAt: Date): SeatEntry {
  return { kind: 'held', by, at: dice.since(openedAt).toISOString(), note: dice.pick(holdReasons) };
}

/** Who took a seat that was filled in the last months: another person for each. */
function newcomer(world: World, industry: Industry, index: number): DemoPerson {
  const all = world.who(industry, 'professional').filter((person) => !person.signsIn);
  return all.toSorted((a, b) => a.tenureDays - b.tenureDays)[index % all.length]!;
}

/** One person carries a good share; the rest goes round among their colleagues. */
function shared(theirs: boolean, mailbox: string, all: readonly DemoPerson[], index: number, world: World): DemoPerson {
  return theirs ? world.preferred(mailbox, all) : all[index % all.length]!;
}

/** How a level from 1 to 5 reads in a description. */
const LEVELS = ['', 'a start in', 'first practice in', 'solid ground in', 'a strong hand in', 'mastery of'] as const;

/** What it is, two or three things done there, the team, and the two skills that weigh most. */
function describe(family: Family, turn: number, industry: Industry, dice: Dice): string {
  const names = new Map<string, string>([...sharedSkills, ...industryData[industry].skills]);
  const heaviest = family.asks.toSorted((a, b) => b[2] - a[2]).slice(0, 2);
  const skills = heaviest.map(([code, level], index) => {
    const again = heaviest[index - 1]?.[1] === level;
    return `${again ? '' : `${LEVELS[level]} `}${inSentence(names.get(code)!)}`;
  });
  return [
    family.opening[turn % family.opening.length]!,
    ...dice.some(family.duties, dice.between(2, 3)),
    dice.pick(family.team),
    `You bring ${skills.join(' and ')}.`,
  ].join(' ');
}

/** Lower case at the start, but abbreviations stay as they are. */
const inSentence = (name: string) => (/^[A-Z]{2}/.test(name) ? name : name[0]!.toLowerCase() + name.slice(1));

/** What a seat of a family takes. */
export const requiredOf = (world: World, { asks }: Family) =>
  asks.map(([code, level, weight]) => RequiredSkill.parse({ skillId: world.skillId(code), level, weight }));
