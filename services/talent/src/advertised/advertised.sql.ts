import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { pastOf } from '../applications/previous-applications.queries.js';
import { RUNS_FOR_CANDIDATE } from '../applications/candidate-status.sql.js';
import { needsOf } from '../skills/skill.queries.js';

// Positions `p` somebody may apply for. `$2` are their industries, `$3` whom a seat is shown to, `$4` is the person.

/** It takes people, and is shown to the person. */
export const ADVERTISED = `p.organization_id = $1 and p.status = 'open' and p.industry = any($2) and p.visibility = any($3)`;

/** The person said that position `p` is nothing for them. `user` is the SQL expression of their id. */
export const putAside = (user: string) => `exists (
  select from talent.position_mark m where m.organization_id = $1 and m.user_id = ${user} and m.position_id = p.id
    and m.mark = 'dismissed')`;

export const JOINS = {
  /** The request the seat was opened for: it knows the pay. */
  r: 'left join talent.requisition r on r.organization_id = $1 and r.id = p.requisition_id',
  kept: 'left join talent.position_mark kept on kept.organization_id = $1 and kept.user_id = $4::uuid and kept.position_id = p.id',
  past: `cross join lateral (${pastOf('$4::uuid')}) past`,
};

/** A position as `AdvertisedRow` has it. */
export const FIELDS = `
  p.id, p.title, p.department, p.location, p.remote, p.industry, p.opened_at as "openedAt",
  r.salary_min::float8 as "salaryMin", r.salary_max::float8 as "salaryMax", kept.mark,
  (select a.id from talent.application a where a.organization_id = $1 and a.user_id = $4::uuid and a.position_id = p.id
     and ${RUNS_FOR_CANDIDATE} order by a.created_at desc limit 1) as "applicationId",
  past.running, past.ended_at as "endedAt", ${needsOf('$4::uuid')} as needs`;

export const SEARCHED = holdingWords('talent', 'p.title', 'p.department', 'p.location', 'p.description');
