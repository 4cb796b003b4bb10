import type { SharedProfile } from '@talent-os/contracts/talent/own-profile.js';
import type { LearningOutcome } from '@talent-os/contracts/talent/learning-outcomes.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { PROOF } from './courses.queries.js';

type CompletedRow = Omit<LearningOutcome, 'skills' | 'papers' | 'interviews' | 'roles'> & {
  readonly skillIds: readonly string[];
};

const COMPLETED = `
  select e.id, v.content ->> 'title' as title, v.content ->> 'provider' as provider,
    (v.content ->> 'credits')::float8 as credits, v.content -> 'skillIds' as "skillIds", e.certificate,
    e.completed_at as "completedAt", e.shared_at as "sharedAt",
    ${PROOF}
  from talent.course_enrollment e
  join talent.catalogue_version v on v.organization_id = $1 and v.item_id = e.item_id and v.number = e.number
  where e.organization_id = $1 and e.user_id = $2 and e.status = 'completed'
  order by e.completed_at, e.id`;

const CONFIRMED = `
  select h.skill_id as "skillId", s.name, h.level, h.verified_at as at
  from talent.person_skill h join talent.skill s on s.organization_id = $1 and s.id = h.skill_id
  where h.organization_id = $1 and h.user_id = $2 and h.verified and h.verified_at is not null`;

const PAPERS = `
  select v.id as "verificationId", v.kind, v.name, v.created_at as at from talent.verification v
  where v.organization_id = $1 and v.user_id = $2 and v.status = 'submitted' and v.kind in ('license', 'certification')
    and not exists (select from talent.course_enrollment e
      where e.organization_id = $1 and e.user_id = $2 and e.verification_id = v.id)`;

const INTERVIEWS = `
  select i.id as "interviewId", p.title as "positionTitle", i.start_at as at
  from talent.interview i join talent.position p on p.organization_id = $1 and p.id = i.position_id
  where i.organization_id = $1 and i.candidate_id = $2 and i.status = 'completed' and i.start_at is not null`;

const ROLES = `
  select a.position_id as "positionId", p.title as "positionTitle", a.stage_entered_at as at
  from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  where a.organization_id = $1 and a.user_id = $2 and a.status = 'hired'`;

/** Courses the caller has completed, and what else is known of them with its date. */
export async function completedAndHappened(ctx: Ctx) {
  const of = [ctx.userId];
  const [courses, skills, papers, interviews, roles] = await Promise.all([
    ctx.db.read<CompletedRow>(COMPLETED, of),
    ctx.db.read<Omit<LearningOutcome['skills'][number], 'taught'>>(CONFIRMED, of),
    ctx.db.read<LearningOutcome['papers'][number]>(PAPERS, of),
    ctx.db.read<LearningOutcome['interviews'][number]>(INTERVIEWS, of),
    ctx.db.read<LearningOutcome['roles'][number]>(ROLES, of),
  ]);
  return { courses, happened: { skills, papers, interviews, roles } };
}

const SHARED = `
  select v.content ->> 'title' as title, v.content ->> 'provider' as provider, e.completed_at as "completedAt",
    e.certificate
  from talent.course_enrollment e
  join talent.catalogue_version v on v.organization_id = $1 and v.item_id = e.item_id and v.number = e.number
  where e.organization_id = $1 and e.user_id = $2 and e.status = 'completed' and e.shared_at is not null
  order by e.completed_at desc, e.id`;

/** Completed courses that somebody shows to those who hire, the last one first. */
export const sharedCertificates = (db: Reader, userId: string): Promise<SharedProfile['certificates']> =>
  db.read<SharedProfile['certificates'][number]>(SHARED, [userId]);
