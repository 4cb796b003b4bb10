import { CURRENT_DATE, type List } from './list.ts';

const ADMIN = 'org.admin@meridian.example';
/** One of the organization's own people, another one for each copy. */
export const PEOPLE = '(array(select id from identity.person where organization_id = $1 order by id))';
/** Seats nobody applied to yet: the copies. */
export const FREE = `(array(select p.id from talent.position p where p.organization_id = $1 and p.status = 'open'
  and not exists (select 1 from talent.application a where a.position_id = p.id) order by p.id))`;
const COPY = '(row_number() over (order by n, t.id))::int - 1';
/** Seats the copies go to: so many, or as many as there are free. */
const EACH = `least(50, cardinality(${FREE}))`;

const name = (alias: string) => `coalesce(${alias}.first_name || ' ' || ${alias}.last_name, 'Former colleague')`;
const IN_PIPELINE = `a.status in ('active', 'on_hold')`;
const NEW = `a.created_at > now() - interval '7 days'`;
const OF_SEAT = `talent.application a where a.organization_id = $1 and a.position_id = p.id and ${IN_PIPELINE}`;
const SEATS = `talent.position p where p.organization_id = $1 and (p.status in ('open', 'on_hold')
  or p.id in (select a.position_id from talent.application a where a.organization_id = $1 and ${IN_PIPELINE}))`;
const HELD = `i.status in ('scheduled', 'completed')`;
const OVERDUE = `${HELD} and i.end_at <= now() - interval '24 hours' and exists (
  select 1 from unnest(i.interviewer_ids) one (id) where not exists (
    select 1 from talent.scorecard s where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = one.id))`;
const TODAY = `${HELD} and (i.start_at at time zone 'America/New_York')::date = (now() at time zone 'America/New_York')::date`;
const OUT = `o.status in ('sent', 'viewed')`;

const UNDER_WAY = `a.organization_id = $1 and (${IN_PIPELINE} and p.status in ('open', 'on_hold')
  or a.status = 'hired' and a.stage_entered_at > now() - interval '30 days')`;
const APPLICATIONS = `talent.application a join talent.position p on p.id = a.position_id where ${UNDER_WAY}`;

const MOVE_RUNS = `t.status in ('requested', 'in_review', 'approved', 'in_progress')`;
const MOVE_ORDER = `${MOVE_RUNS} desc, case when ${MOVE_RUNS} then t.effective_date end, t.effective_date desc, t.id`;
const seat = (alias: string) => `json_build_object('id', ${alias}.id, 'title', ${alias}.title,
  'department', ${alias}.department, 'location', ${alias}.location, 'industry', ${alias}.industry)`;

const PLAN_RUNS = `p.status in ('not_started', 'preboarding', 'active')`;
const OPEN_TASK = `t.status in ('todo', 'in_progress', 'blocked')`;

const REQUEST_RUNS = `r.status in ('draft', 'submitted', 'in_approval', 'changes_requested')`;

const INTERNAL = `talent.position p where p.organization_id = $1 and p.status = 'open'
  and p.visibility in ('internal', 'both') and p.industry = 'SALES'`;

/** Positions first: the applications of the second list go to copies of them. */
export const talentLists: readonly List[] = [
  {
    title: 'Positions',
    path: '/api/talent/positions',
    person: ADMIN,
    table: 'talent.position',
    grow: {
      title: `t.title || ' ' || n`,
      opened_at: `t.opened_at - n * interval '7 minutes'`,
      status: `'open'`,
      holder_id: 'null',
      filled_at: 'null',
      requisition_id: 'null',
    },
    items: `
      select p.id, p.version, p.title, p.department, p.location, p.industry, p.status, p.visibility,
        p.opened_at as "openedAt", ${name('m')} as "hiringManagerName", ${name('r')} as "recruiterName",
        (select json_agg(funnel) from (
          select g ->> 'key' as key, g ->> 'name' as name, g ->> 'type' as type,
            (select count(*) from ${OF_SEAT} and a.stage_key = g ->> 'key') as count
          from talent.pipeline_template l, jsonb_array_elements(l.stages) g
          where l.id = p.pipeline_template_id and g ->> 'type' <> 'hired' order by (g ->> 'order')::int) funnel) as funnel,
        (select count(*)::int from ${OF_SEAT}) as applicants,
        (select count(*)::int from ${OF_SEAT} and ${NEW}) as "newApplicants",
        (select count(*)::int from talent.interview i where i.organization_id = $1 and i.position_id = p.id and ${OVERDUE}) as "overdueScorecards",
        (select count(*)::int from talent.interview i where i.organization_id = $1 and i.position_id = p.id and ${TODAY}) as "interviewsToday",
        (select count(*)::int from talent.offer o where o.organization_id = $1 and o.position_id = p.id and ${OUT}) as "offersOut"
      from (select p.* from ${SEATS} order by p.opened_at desc, p.id limit 25) p
      left join identity.person m on m.id = p.hiring_manager_id left join identity.person r on r.id = p.recruiter_id
      order by p.opened_at desc, p.id`,
    count: `
      with found as materialized (
        select p.id, p.status, p.department, p.pipeline_template_id, p.status in ('open', 'on_hold') as taking from ${SEATS}),
      people as materialized (
        select found.taking, found.pipeline_template_id, a.stage_key, count(*) as count, count(*) filter (where ${NEW}) as fresh
        from found join talent.application a on a.organization_id = $1 and a.position_id = found.id and ${IN_PIPELINE} group by 1, 2, 3)
      select (select count(*)::int from found) as total,
        json_build_object('open', (select count(*) from found where status = 'open'),
          'newApplicants', (select sum(fresh) from people),
          'overdueScorecards', (select count(*) from found join talent.interview i on i.position_id = found.id where ${OVERDUE}),
          'interviewsToday', (select count(*) from found join talent.interview i on i.position_id = found.id where ${TODAY}),
          'offersOut', (select count(*) from found join talent.offer o on o.position_id = found.id where ${OUT}),
          'remaining', (select sum(count) from people where not taking)) as totals,
        (select json_object_agg(type, count) from (
          select g ->> 'type' as type, sum(people.count) as count from people
          join talent.pipeline_template l on l.id = people.pipeline_template_id
          cross join jsonb_array_elements(l.stages) g
          where people.taking and g ->> 'key' = people.stage_key group by 1) one) as funnel,
        array(select distinct department from found order by 1) as departments`,
  },
  {
    title: 'Applications',
    path: '/api/talent/applications',
    person: ADMIN,
    table: 'talent.application',
    grow: {
      position_id: `${FREE}[1 + (${COPY}) % ${EACH}]`,
      user_id: `${PEOPLE}[1 + (${COPY}) / ${EACH}]`,
      status: `'active'`,
      stage_key: `(array['applied', 'screen'])[1 + n % 2]`,
      stage_entered_at: `t.stage_entered_at - n * interval '7 minutes'`,
    },
    items: `
      select a.id, a.version, a.user_id as "userId", ${name('h')} as "personName", h.title as "personTitle",
        a.position_id as "positionId", p.title as "positionTitle", p.department, p.industry, a.source, a.status,
        p.pipeline_template_id as "pipelineId", a.stage_key as "stageKey", a.created_at as "appliedAt",
        (select g from talent.pipeline_template l, jsonb_array_elements(l.stages) g
         where l.id = p.pipeline_template_id and g ->> 'key' = a.stage_key) as stage,
        extract(day from now() - a.stage_entered_at)::int as "daysInStage",
        (select json_agg(json_build_object('skill', s.name, 'required', need.level, 'weight', need.weight,
           'level', coalesce(k.level, 0), 'verified', coalesce(k.verified, false)) order by need.weight desc, s.name)
         from jsonb_to_recordset(p.required_skills) as need("skillId" uuid, level int, weight int)
         join talent.skill s on s.id = need."skillId"
         left join talent.person_skill k on k.organization_id = $1 and k.skill_id = s.id and k.user_id = a.user_id) as parts,
        p.hard_requirements as "hardRequirements",
        (select json_agg(json_build_object('name', c.name, 'verifiedBy', c.verified_by, 'verifiedAt', c.verified_at,
           'revokedAt', c.revoked_at, 'expirationDate', c.expiration_date))
         from healthcare.credential c where c.organization_id = $1 and c.user_id = a.user_id
           and p.industry = 'HEALTHCARE' and c.kind in ('license', 'certification')) as papers,
        i.*, (select o.status from talent.offer o where o.organization_id = $1 and o.application_id = a.id
          order by o.created_at desc, o.id limit 1) as offer
      from (select a.* from ${APPLICATIONS} order by a.stage_entered_at, a.created_at, a.id limit 25) a
      join talent.position p on p.id = a.position_id left join identity.person h on h.id = a.user_id
      cross join lateral (
        select min(i.start_at) filter (where i.status = 'scheduled' and i.start_at > now()) as "nextInterviewAt",
          count(*) filter (where i.status = 'proposed')::int as proposed,
          count(*) filter (where i.status = 'scheduled')::int as scheduled,
          count(*) filter (where i.status = 'completed')::int as completed,
          (select json_agg(distinct one.id) from talent.interview over, unnest(over.interviewer_ids) as one (id)
           where over.organization_id = $1 and over.application_id = a.id
             and over.status in ('scheduled', 'completed') and over.end_at <= now()
             and not exists (select 1 from talent.scorecard s where s.organization_id = $1
               and s.interview_id = over.id and s.interviewer_id = one.id)) as owing
        from talent.interview i where i.organization_id = $1 and i.application_id = a.id) i
      order by a.stage_entered_at, a.created_at, a.id`,
    count: `select count(*)::int as total,
        (select json_agg(json_build_object('id', l.id, 'stages', l.stages)) from talent.pipeline_template l
         where l.organization_id = $1) as pipelines
      from ${APPLICATIONS}`,
  },
  {
    title: 'Requests',
    path: '/api/talent/requisitions/mine',
    person: ADMIN,
    table: 'talent.requisition',
    grow: {
      title: `t.title || ' ' || n`,
      requester_id: `(select id from identity.person where organization_id = $1 and email = '${ADMIN}')`,
      updated_at: `t.updated_at - n * interval '7 minutes'`,
    },
    items: `
      select r.id, r.title, r.department, r.industry, r.headcount, r.reason, r.employment_type as "employmentType",
        r.status, r.requester_id as "requesterId", ${name('q')} as "requesterName", r.submitted_at as "submittedAt",
        r.target_start_date as "targetStartDate", r.updated_at as "updatedAt", r.approvals, r.version,
        (select json_agg(json_build_object('id', h.id, 'name', ${name('h')}))
         from jsonb_path_query(r.approvals, '$[*].approverIds[*]') one
         join identity.person h on h.id = (one #>> '{}')::uuid) as approvers
      from (
        select r.* from talent.requisition r where r.organization_id = $1 and r.requester_id = $2
        order by ${REQUEST_RUNS} desc, r.updated_at desc, r.id limit 25) r
      join identity.person q on q.id = r.requester_id
      order by ${REQUEST_RUNS} desc, r.updated_at desc, r.id`,
    count: `select count(*)::int as total from talent.requisition r where r.organization_id = $1 and r.requester_id = $2`,
  },
  {
    title: 'Transitions',
    path: '/api/talent/transitions',
    person: ADMIN,
    table: 'talent.transition',
    // Of a person one move runs at a time: the copies are over.
    grow: { status: `'completed'`, application_id: 'null', effective_date: 't.effective_date - n' },
    items: `
      select t.id, t.employee_id as "employeeId", ${name('h')} as "employeeName", h.title as "employeeTitle", t.type,
        t.status, case when f.id is not null then ${seat('f')} end as "from", ${seat('s')} as "to",
        t.effective_date as "effectiveDate", k.*, t.approvals, t.version,
        case when f.id is null or t.status not in ('approved', 'in_progress', 'completed') then 'none'
          when f.holder_id is not null and f.holder_id <> t.employee_id then 'filled'
          when exists (select 1 from talent.requisition r where r.organization_id = $1 and r.replaces_position_id = f.id
            and r.created_at >= t.created_at and r.status not in ('draft', 'rejected', 'cancelled')) then 'requested'
          when t.status = 'completed' and f.status = 'open' then 'open'
          when t.status = 'completed' then 'none' else 'offered' end as backfill
      from (select t.* from talent.transition t where t.organization_id = $1 order by ${MOVE_ORDER} limit 25) t
      join talent.position s on s.id = t.to_position_id left join talent.position f on f.id = t.from_position_id
      left join identity.person h on h.id = t.employee_id
      cross join lateral (select count(*)::int as tasks, count(k.done_at)::int as done from talent.handover_task k
        where k.organization_id = $1 and k.transition_id = t.id) k
      order by ${MOVE_ORDER}`,
    count: `select sum(count)::int as total, json_object_agg(status, count) as counts from (
      select status, count(*) as count from talent.transition where organization_id = $1 group by status) one`,
  },
  {
    title: 'Onboarding plans',
    path: '/api/talent/onboarding/plans',
    person: ADMIN,
    table: 'talent.onboarding_plan',
    // Somebody has one plan that runs: the copies are over.
    grow: { status: `'completed'`, application_id: 'null', start_date: 't.start_date - n' },
    items: `
      select p.id, p.employee_id as "employeeId", p.employee_name as "employeeName", p.title, p.department, p.industry,
        p.status, p.start_date as "startDate", c.*, p.checkpoints, p.version
      from (
        select p.* from talent.onboarding_plan p where p.organization_id = $1
        order by ${PLAN_RUNS} desc, p.start_date desc, p.id limit 25) p
      cross join lateral (
        select (count(*) filter (where t.required and not ${OPEN_TASK}))::int as "requiredDone",
          (count(*) filter (where t.required))::int as "requiredTotal",
          (count(*) filter (where t.status = 'blocked'))::int as blocked,
          (count(*) filter (where ${OPEN_TASK} and t.due_on < ${CURRENT_DATE}))::int as overdue
        from talent.onboarding_task t where t.organization_id = $1 and t.plan_id = p.id) c
      order by ${PLAN_RUNS} desc, p.start_date desc, p.id`,
    count: 'select count(*)::int as total from talent.onboarding_plan where organization_id = $1',
  },
  {
    title: 'Internal positions',
    path: '/api/internal-mobility/positions',
    person: 'sales.rep@meridian.example',
    table: 'talent.position',
    grow: {},
    items: `
      select p.id, p.title, p.department, p.location, p.description, p.opened_at as "openedAt",
        (select e.status from talent.interest_expression e where e.organization_id = $1 and e.user_id = $2
           and e.position_id = p.id and e.status in ('pending', 'approved') order by e.created_at desc limit 1) as "myStatus",
        (select json_agg(json_build_object('skill', s.name, 'required', need.level, 'weight', need.weight,
           'level', coalesce(k.level, 0), 'verified', coalesce(k.verified, false)) order by need.weight desc, s.name)
         from jsonb_to_recordset(p.required_skills) as need("skillId" uuid, level int, weight int)
         join talent.skill s on s.id = need."skillId"
         left join talent.person_skill k on k.organization_id = $1 and k.skill_id = s.id and k.user_id = $2) as parts
      from (select p.* from ${INTERNAL} order by p.opened_at desc, p.id limit 25) p
      order by p.opened_at desc, p.id`,
    count: `select count(*)::int as total, array(select distinct p.department from ${INTERNAL} order by 1) as departments,
        (select count(*)::int from talent.interest_expression e
         where e.organization_id = $1 and e.user_id = $2 and e.status = 'pending') as pending
      from ${INTERNAL}`,
  },
];
