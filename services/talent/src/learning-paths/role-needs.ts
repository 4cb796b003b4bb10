import type { Industry } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import { careers } from '../careers/careers.data.js';
import { skillsHeldBy } from '../skills/own-skills.queries.js';
import type { Need } from '../skills/readiness.rules.js';
import { aimedRoles } from '../ways/ways.queries.js';

type Levels = ReadonlyMap<string, number>;

/** What a role takes by the map of careers; null where it is none of the map. */
function mappedNeeds(industry: Industry, title: string, levels: Levels): Need[] | null {
  const row = Object.values(careers[industry].roles).find((one) => one.title.toLowerCase() === title.toLowerCase());
  if (!row) return null;
  return Object.entries(row.skills).map(([skill, required]) => ({
    skill,
    required,
    weight: 1,
    level: levels.get(skill) ?? 0,
    verified: false,
  }));
}

/** Roles the caller aims for with what each takes: by the newest seat of its title, else by the map of careers. */
export async function rolesWithNeeds(ctx: Ctx) {
  const [roles, skills] = await Promise.all([aimedRoles(ctx), skillsHeldBy(ctx.db, ctx.userId)]);
  const levels = new Map(skills.map(({ name, level }) => [name, level]));
  return roles.map(({ targetId, title, industry, needs }) => ({
    targetId,
    title,
    industry,
    needs: needs ?? mappedNeeds(industry, title.trim(), levels),
  }));
}
