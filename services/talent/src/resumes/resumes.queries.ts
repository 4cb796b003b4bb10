import type { ResumeChoice } from '@talent-os/contracts/talent/resumes.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { seekerOf } from '../advertised/advertised.queries.js';
import { ADVERTISED } from '../advertised/advertised.sql.js';
import { RUNS_FOR_CANDIDATE } from '../applications/candidate-status.sql.js';
import type { Need } from '../skills/readiness.rules.js';
import { needsOf } from '../skills/skill.queries.js';
import type { Paper } from './facts.rules.js';
import type { Resume } from './resume.entity.js';

const MINE = `
  select p.id as "positionId", p.title as "positionTitle", p.department, r.updated_at as "changedAt"
  from talent.position p
  left join talent.resume r on r.organization_id = $1 and r.user_id = $4::uuid and r.position_id = p.id
  where p.organization_id = $1 and p.id in (
    select kept.position_id from talent.resume kept where kept.organization_id = $1 and kept.user_id = $4::uuid
    union
    select a.position_id from talent.application a where a.organization_id = $1 and a.user_id = $4::uuid and ${RUNS_FOR_CANDIDATE}
    union
    select p.id from talent.position_mark m join talent.position p on p.organization_id = $1 and p.id = m.position_id
    where m.organization_id = $1 and m.user_id = $4::uuid and m.mark = 'saved' and ${ADVERTISED})
  order by p.title, p.id`;

/** Positions the caller has a resume for, or may want one for. */
export function resumePositions(ctx: Ctx): Promise<ResumeChoice[]> {
  const { industries, shown, userId } = seekerOf(ctx);
  return ctx.db.read<ResumeChoice>(MINE, [industries, shown, userId]);
}

type ResumePosition = {
  readonly id: string;
  readonly title: string;
  readonly needs: readonly Need[];
  readonly hardRequirements: readonly HardRequirement[];
};

const POSITION = `
  select p.id, p.title, ${needsOf('$4::uuid')} as needs, p.hard_requirements as "hardRequirements"
  from talent.position p
  where p.organization_id = $1 and p.id = $5 and ((${ADVERTISED})
    or exists (select from talent.application a where a.organization_id = $1 and a.user_id = $4::uuid and a.position_id = p.id)
    or exists (select from talent.resume r where r.organization_id = $1 and r.user_id = $4::uuid and r.position_id = p.id))`;

/** A position that is open to the caller, or was; nothing for any other. */
export function resumePosition(ctx: Ctx, positionId: string): Promise<ResumePosition | undefined> {
  const { industries, shown, userId } = seekerOf(ctx);
  return ctx.db.readOne<ResumePosition>(POSITION, [industries, shown, userId, positionId]);
}

type Kept = Pick<Resume, 'positionId' | 'summary' | 'leftOut'> & { readonly changedAt: string };

const KEPT = `
  select r.position_id as "positionId", r.summary, r.left_out as "leftOut", r.updated_at as "changedAt"
  from talent.resume r
  where r.organization_id = $1 and r.user_id = $2 and (r.position_id is null or r.position_id = $3)
  order by r.position_id nulls last`;

/** What was chosen for a resume: of its own where there is a version, else of the general one. */
export async function keptFor(db: Reader, userId: string, positionId: string | null): Promise<Kept[]> {
  return db.read<Kept>(KEPT, [userId, positionId]);
}

const PAPERS = `
  select v.id, v.kind, v.name, v.issuer, v.valid_until as "validUntil" from talent.verification v
  where v.organization_id = $1 and v.user_id = $2 and v.status = 'submitted' order by v.name, v.id`;

/** What somebody has handed in, without what they have withdrawn. */
export const papersOf = (db: Reader, userId: string): Promise<Paper[]> => db.read<Paper>(PAPERS, [userId]);
