import type { Industry } from '@talent-os/contracts';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import { ON_THE_WAY } from '../applications/application.sql.js';

/** Versions that are shown at most. */
const SHOWN = 100;
const VERSIONS = `
  select t.industry, t.number, t.state, t.stages, t.skill_ids::text[] as "skillIds", t.guidance, t.author_id as "authorId",
    t.created_at as "createdAt",
    (select count(*)::int from talent.position p where p.organization_id = $1 and p.pipeline_template_id = t.id
      and p.status in ('open', 'on_hold')) as positions,
    (select count(*)::int from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
      where a.organization_id = $1 and p.pipeline_template_id = t.id and ${ON_THE_WAY}) as people
  from talent.pipeline_template t where t.organization_id = $1 order by t.industry, t.number desc limit ${SHOWN}`;

export type VersionRow = {
  readonly industry: Industry;
  readonly number: number;
  readonly state: 'active' | 'replaced';
  readonly stages: Stage[];
  readonly skillIds: string[];
  readonly guidance: string;
  readonly authorId: string | null;
  readonly createdAt: string | null;
  readonly positions: number;
  readonly people: number;
};

/** Every version of every pipeline, newest first. */
export const allVersions = (ctx: Ctx): Promise<VersionRow[]> => ctx.db.read<VersionRow>(VERSIONS);

const SKILLS = `select s.id, s.name from talent.skill s where s.organization_id = $1 order by s.name, s.id limit 500`;

/** Skills of the organization, by name. */
export const skillsHere = (ctx: Ctx): Promise<{ id: string; name: string }[]> => ctx.db.read(SKILLS);
