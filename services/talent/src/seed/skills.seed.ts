import type { Industry } from '@talent-os/contracts';
import type { DemoPerson } from '@talent-os/service-kit';
import { dayOf, daysBefore, monthOf, monthStart } from '@talent-os/service-kit/calendar';
import type { PersonSkill } from '../skills/person-skill.entity.js';
import type { Skill } from '../skills/skill.entity.js';
import type { Family } from './family.js';
import { sharedSkills } from './shared-skills.data.js';
import type { ApplicationRow } from './applications.seed.js';
import type { PositionRow } from './positions.seed.js';
import { industryData, type Dice, type SeedRow, type World } from './world.js';

const BY_THEMSELVES = 'Self-assessment';
const evidence = ['Manager review', 'Certificate on file', 'Project record', 'Skills day', BY_THEMSELVES] as const;

/** The skills of the organization's industries, and the ones every line of work uses. */
export function skillRows(world: World): SeedRow<Skill>[] {
  const row = (framework: Skill['framework'], [code, name]: readonly [string, string]) => ({
    id: world.skillId(code),
    name,
    framework,
    externalCode: code,
    parentId: null,
  });
  return [
    ...sharedSkills.map((skill) => row('ONET', skill)),
    ...world.organization.industries.flatMap((industry) =>
      industryData[industry].skills.map((skill) => row('custom', skill)),
    ),
  ];
}

/** What everybody can do: well in their own line of work, a little in those they have worked beside. */
export function personSkillRows(world: World): SeedRow<PersonSkill>[] {
  return [...world.people, ...world.applicants].flatMap((person) => {
    const dice = world.dice(`skills/${person.email}`);
    const levels = new Map<string, number>();
    for (const industry of new Set(person.roles.map((role) => role.industry))) learn(levels, person, industry, dice);
    return [...levels].map(([code, level]) => {
      const proof = dice.pick(evidence);
      return {
        userId: person.id,
        skillId: world.skillId(code),
        level,
        evidence: proof,
        ...shownBy(world, person, proof),
        lastUsed: monthOf(monthStart(dayOf(world.now), -dice.between(0, 14))),
        askedAt: proof === BY_THEMSELVES ? askedAt(world, `${person.email}/${code}`) : null,
      };
    });
  });
}

/** What nobody has said of a skill. */
const UNKNOWN = { verifiedById: null, verifiedAt: null, lastUsed: null };

/** One of so many own words is asked to be confirmed. */
const ASKS = 0.15;

/** Since when somebody asks for a confirmation, within the last days; null where they do not. */
function askedAt(world: World, what: string): Date | null {
  const dice = world.dice(`asks/${what}`);
  return dice.chance(ASKS) ? daysBefore(world.now, dice.between(1, 12)) : null;
}

/** Who confirmed a level: somebody who leads in the industry of the person, where it is not their own word. */
function shownBy(
  world: World,
  person: DemoPerson,
  proof: string,
): Pick<PersonSkill, 'verified' | 'verifiedById' | 'verifiedAt'> {
  const lead = world.who(person.roles[0]!.industry, 'manager').find(({ id }) => id !== person.id);
  const verified = proof !== BY_THEMSELVES;
  const verifiedAt = daysBefore(world.now, world.dice(`confirmed/${person.email}/${proof}`).between(3, 200));
  return { verified, verifiedById: verified ? (lead?.id ?? null) : null, verifiedAt: verified ? verifiedAt : null };
}

function learn(levels: Map<string, number>, person: DemoPerson, industry: Industry, dice: Dice): void {
  const { families } = industryData[industry];
  const own = families.find((family) => family.people.includes(person.title)) ?? dice.pick(families);
  const years = Math.min(Math.floor(person.tenureDays / 365), 4);
  take(levels, own, (required) => required - 1 + Math.floor(years / 2) + dice.between(0, 1));
  for (const near of dice.some(families, 3)) take(levels, near, (required) => required - 2 + dice.between(0, 2));
  for (const [code] of dice.some(sharedSkills, 6)) raise(levels, code, dice.between(2, 4));
}

function take(levels: Map<string, number>, family: Family, levelFor: (required: number) => number): void {
  for (const [code, required] of family.asks) raise(levels, code, levelFor(required));
}

function raise(levels: Map<string, number>, code: string, level: number): void {
  levels.set(code, Math.min(5, Math.max(1, level, levels.get(code) ?? 0)));
}

/** Levels below a requirement, need by need, of people who have come so far: who is offered a seat fits it. */
const gaps: Partial<Record<string, readonly number[]>> = {
  'team-interview': [1, 0, 2],
  'final-interview': [0, 1, 1],
  offer: [0, 0, 1],
  hired: [0],
};

/** The same skills, and what people have shown who came far in the pipeline of a seat. */
export function withSkillsFor(
  world: World,
  known: readonly SeedRow<PersonSkill>[],
  applications: readonly ApplicationRow[],
  positions: readonly PositionRow[],
): SeedRow<PersonSkill>[] {
  const seats = new Map(positions.map((seat) => [seat.id, seat]));
  const rows = new Map(known.map((row) => [`${row.userId} ${row.skillId}`, row]));
  for (const { userId, positionId, stageKey, status } of applications) {
    const below = gaps[stageKey];
    // Who declined an offer fitted the seat as well.
    const declined = status === 'withdrawn' && stageKey === 'offer';
    if (!below || status === 'rejected' || (status === 'withdrawn' && !declined)) continue;
    for (const [index, { skillId: needed, level }] of seats.get(positionId)!.requiredSkills.entries()) {
      const shown = Math.max(1, level - below[index % below.length]!);
      const row = rows.get(`${userId} ${needed}`);
      if (row && row.level >= shown) continue;
      const { verifiedById, verifiedAt, lastUsed } = row ?? UNKNOWN;
      const proof = world.dice(`shown/${userId}/${needed}`).pick(evidence.filter((one) => one !== BY_THEMSELVES));
      rows.set(`${userId} ${needed}`, {
        userId,
        skillId: needed,
        level: shown,
        evidence: proof,
        verified: true,
        verifiedById,
        verifiedAt,
        lastUsed,
        askedAt: null,
      });
    }
  }
  return [...rows.values()];
}
