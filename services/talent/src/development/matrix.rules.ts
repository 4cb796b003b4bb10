import type { MatrixCell, MatrixPerson, SkillMatrix } from '@talent-os/contracts/talent/skill-matrix.js';
import { actionsBy } from '@talent-os/service-kit/may';
import { textOrder } from '@talent-os/contracts/search/text-order.js';

type MatrixSkill = SkillMatrix['skills'][number];
type Person = Pick<MatrixPerson, 'personId' | 'name' | 'cells'>;

/** Levels a person lacks of what their seat takes; 0 where it does not ask. */
export const shortOf = ({ level, required }: Pick<MatrixCell, 'level' | 'required'>): number =>
  required === null ? 0 : Math.max(0, required - level);

const cellOf = (person: Person, skillId: string) => person.cells.find((cell) => cell.skillId === skillId);
const levelOf = (person: Person, skillId: string): number => cellOf(person, skillId)?.level ?? 0;

/** Gaps shown beside a matrix. */
const WIDEST = 5;

/** Levels missing in a team by skill, the widest gap first; skills without one are left out. */
export function gapsOf(skills: readonly MatrixSkill[], people: readonly Person[]): SkillMatrix['gaps'] {
  return skills
    .map(({ skillId, name }) => ({
      skillId,
      name,
      levels: people.reduce((sum, person) => sum + shortOf(cellOf(person, skillId) ?? { level: 0, required: null }), 0),
    }))
    .filter(({ levels }) => levels > 0)
    .toSorted((one, other) => other.levels - one.levels || textOrder(one.name, other.name))
    .slice(0, WIDEST);
}

/** Skills that one person alone of a team has at the level the team takes, with who comes closest. */
export function singlesOf(skills: readonly MatrixSkill[], people: readonly Person[]): SkillMatrix['single'] {
  if (people.length < 2) return [];
  return skills.flatMap(({ skillId, name, required }) => {
    const able = people.filter((person) => levelOf(person, skillId) >= required);
    const [only] = able;
    if (!only || able.length > 1) return [];
    const next = people
      .filter((person) => person !== only && levelOf(person, skillId) > 0)
      .toSorted((one, other) => levelOf(other, skillId) - levelOf(one, skillId) || textOrder(one.name, other.name))[0];
    return {
      skillId,
      name,
      required,
      personId: only.personId,
      personName: only.name,
      next: next ? { personId: next.personId, name: next.name, level: levelOf(next, skillId) } : null,
    };
  });
}

type Row = Pick<MatrixPerson, 'personId' | 'developmentPlanId'>;

/** One row per action: nobody confirms a level of their own, nor plans for themselves. */
const actions: Record<MatrixPerson['may']['do'][number], (row: Row, userId: string) => boolean> = {
  confirm: ({ personId }, userId) => personId !== userId,
  plan: ({ personId, developmentPlanId }, userId) => personId !== userId && developmentPlanId === null,
};

/** What the caller may do about a person of the matrix. */
export const mayAbout = (row: Row, userId: string): MatrixPerson['may'] => ({ do: actionsBy(actions, row, userId) });
