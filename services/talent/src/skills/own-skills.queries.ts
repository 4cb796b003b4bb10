import type { OwnSkill } from '@talent-os/contracts/talent/own-skills.js';
import type { Reader } from '@talent-os/service-kit';

export type OwnSkillRow = Omit<OwnSkill, 'verifiedByName'> & { readonly verifiedById: string | null };

const SKILLS = `
  select h.skill_id as "skillId", s.name, h.level, h.evidence, h.last_used as "lastUsed", h.verified,
    h.verified_by_id as "verifiedById", h.asked_at as "askedAt", h.version
  from talent.person_skill h join talent.skill s on s.organization_id = $1 and s.id = h.skill_id
  where h.organization_id = $1 and h.user_id = $2
  order by h.level desc, s.name, s.id`;

/** What somebody can do, by their own word or another's, the highest level first. */
export const skillsHeldBy = (db: Reader, userId: string): Promise<OwnSkillRow[]> =>
  db.read<OwnSkillRow>(SKILLS, [userId]);

const OTHERS = `
  select s.id, s.name from talent.skill s
  where s.organization_id = $1 and not exists (
    select 1 from talent.person_skill h where h.organization_id = $1 and h.user_id = $2 and h.skill_id = s.id)
  order by s.name, s.id`;

/** Skills the organization knows and somebody has not named. */
export const skillsBesides = (db: Reader, userId: string) =>
  db.read<{ readonly id: string; readonly name: string }>(OTHERS, [userId]);
