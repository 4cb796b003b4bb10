import { runningTransitions } from '@talent-os/contracts/talent/transition-states.js';
import { texts } from '@talent-os/service-kit/sql/texts';
import { humanOnly } from '../skills/human-only.sql.js';
import { needsOf } from '../skills/skill.queries.js';

/** A seat `p` somebody sits on. */
export const SEATED = `p.status = 'filled' and p.holder_id is not null`;

/** The person with this id lets who hires read a section of their profile. */
export const shares = (section: string, user: string) => `exists (
  select from talent.profile f where f.organization_id = $1 and f.user_id = ${user}
    and f.visibility ->> '${section}' = 'hiring')`;

/** The newest seat that says what it takes and meets a condition. */
const seatThat = (condition: string) => `(
  select n.id from talent.position n where n.organization_id = $1 and n.required_skills <> '[]' and ${condition}
  order by n.opened_at desc, n.id limit 1)`;

/**
 * The next role of who sits on `p`, as `next`: the nearest goal they share, else the seat within reach that a manager
 * named them for. `position_id` is a seat that says what the role takes: one of the goal's title, the named one itself, or
 * the newest of its job family; null where there is none.
 */
export const nextRole = (reach: string) => `left join lateral (
  select one.*, p.holder_id from (
    select t.title, 'goal' as source, 0 as rank, t.horizon_months::float8 as at, t.id, ${seatThat('n.industry = t.industry and lower(n.title) = lower(t.title)')} as position_id
    from talent.target t where t.organization_id = $1 and t.user_id = p.holder_id and ${shares('goals', 'p.holder_id')}
    union all
    select r.title, 'named', 1, -extract(epoch from s.created_at), s.id, case when r.required_skills <> '[]' then r.id
      else ${seatThat('n.industry = r.industry and n.job_family = r.job_family')} end
    from talent.successor s join ${reach} r on r.id = s.position_id
    where s.organization_id = $1 and s.user_id = p.holder_id) one
  order by one.rank, one.at, one.id limit 1) next on true`;

/** Levels somebody else confirmed count, and those a person shares by themselves. */
const COUNTED = `(held.verified or ${shares('skills', 'next.holder_id')})`;

/** What the next role takes next to what is known of the person; nothing where they asked that no score sorts them. */
export const NEEDS = `case when not ${humanOnly('next.holder_id')} then (
  select ${needsOf('next.holder_id', COUNTED)} from talent.position p
  where p.organization_id = $1 and p.id = next.position_id) end`;

export const SUCCESSORS = `(
  select count(*)::int from talent.successor s where s.organization_id = $1 and s.position_id = p.id)`;
export const UNCOVERED = `not exists (
  select from talent.successor s where s.organization_id = $1 and s.position_id = p.id)`;
/** Who sits on `p` is named for a seat within reach. */
export const isSuccessor = (reach: string) => `exists (
  select from talent.successor s join ${reach} r on r.id = s.position_id
  where s.organization_id = $1 and s.user_id = p.holder_id)`;
export const successorFor = (reach: string) => `array(
  select r.title from talent.successor s join ${reach} r on r.id = s.position_id
  where s.organization_id = $1 and s.user_id = p.holder_id order by r.title, r.id)`;
export const MOVING = `exists (select from talent.transition t
  where t.organization_id = $1 and t.employee_id = p.holder_id and t.status in (${texts(runningTransitions)}))`;
