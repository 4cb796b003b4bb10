import type { Transaction } from '@talent-os/service-kit';
import { PersonSkill } from '../skills/person-skill.entity.js';
import { countsMore, type MergeTrace, type SkillState } from './merge.rules.js';

const stateOf = ({ level, evidence, verified }: SkillState): SkillState => ({ level, evidence, verified });

/** Gives a person what another record of theirs says more of their skills; answers what was changed. */
export async function takeSkills(tx: Transaction, keptId: string, otherId: string): Promise<MergeTrace['skills']> {
  const own = new Map((await tx.findAll(PersonSkill, { userId: keptId })).map((row) => [row.skillId, row]));
  const changes: MergeTrace['skills'][number][] = [];
  for (const other of await tx.findAll(PersonSkill, { userId: otherId })) {
    const row = own.get(other.skillId);
    if (!countsMore(other, row)) continue;
    changes.push({ skillId: other.skillId, before: row ? stateOf(row) : null, after: stateOf(other) });
    if (row) await tx.update(PersonSkill, row, stateOf(other));
    else await tx.insert(PersonSkill, { userId: keptId, skillId: other.skillId, ...stateOf(other) });
  }
  return changes;
}

/** Takes that back, but for skills somebody has judged since. */
export async function giveBackSkills(tx: Transaction, keptId: string, changes: MergeTrace['skills']): Promise<void> {
  for (const { skillId, before, after } of changes) {
    const row = await tx.find(PersonSkill, { userId: keptId, skillId });
    if (!row || JSON.stringify(stateOf(row)) !== JSON.stringify(stateOf(after))) continue;
    if (before) await tx.update(PersonSkill, row, before);
    else await tx.remove(PersonSkill, row);
  }
}
