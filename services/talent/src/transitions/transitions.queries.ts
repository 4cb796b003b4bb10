import type { Input } from '@talent-os/contracts';
import {
  runningTransitions,
  transitionStateKeys,
  transitionTypeKeys,
} from '@talent-os/contracts/talent/transition-states.js';
import type { exportTransitions, Transition as Row } from '@talent-os/contracts/talent/transitions.js';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { texts } from '@talent-os/service-kit/sql/texts';
import { nameOf, person } from '../people/people.sql.js';
import type { Caller } from './approval.rules.js';
import { pendingTransitions, type Approval } from './transition.entity.js';

const seat = (alias: string) => `case when ${alias}.id is not null then json_build_object('id', ${alias}.id,
  'title', ${alias}.title, 'department', ${alias}.department, 'location', ${alias}.location, 'industry', ${alias}.industry) end`;

/** The seat a transition `t` goes to, `s`, and the one it comes from, `f`. */
export const TO = 'join talent.position s on s.organization_id = $1 and s.id = t.to_position_id';
export const FROM_SEAT = 'left join talent.position f on f.organization_id = $1 and f.id = t.from_position_id';
/** How far its handover is, `h`. */
const HANDED = `
  cross join lateral (
    select count(*)::int as total, count(k.done_at)::int as done from talent.handover_task k
    where k.organization_id = $1 and k.transition_id = t.id) h`;
export const JOINED = `${TO} ${FROM_SEAT} ${HANDED}`;
export const FROM = `talent.transition t ${JOINED}`;

const joins = [
  { reads: /\bs\./, join: TO },
  { reads: /\bf\./, join: FROM_SEAT },
  { reads: /\bh\./, join: HANDED },
  { reads: /\bperson\./, join: person('person', 't.employee_id') },
];

/** Transitions with what conditions and order read beside them, joined only then. */
export const movesFor = (...parts: readonly string[]): string =>
  [
    'talent.transition t',
    ...joins.filter(({ reads }) => parts.some((part) => reads.test(part))).map(({ join }) => join),
  ].join(' ');

const HANDOVER = 'case when h.total > 0 then h.done * 100 / h.total end';
export const RUNNING = `t.status in (${texts(runningTransitions)})`;
const PENDING = `t.status in (${texts(pendingTransitions)})`;
/** When a transition that runs no more ended: nothing changes about it afterwards. */
export const ENDED = `coalesce(t.completed_at, t.updated_at)`;

/** What became of the seat they leave: another person's, asked for, open, or still theirs and offered. */
const BACKFILL = `case when f.id is null or t.status not in ('approved', 'in_progress', 'completed') then 'none'
  when f.holder_id is not null and f.holder_id <> t.employee_id then 'filled'
  when exists (select 1 from talent.requisition r where r.organization_id = $1 and r.replaces_position_id = f.id
    and r.created_at >= t.created_at and r.status not in ('draft', 'rejected', 'cancelled')) then 'requested'
  when t.status = 'completed' and f.status = 'open' then 'open'
  when t.status = 'completed' then 'none' else 'offered' end`;

/** A transition as the contract shows it, without names. */
export const TRANSITION = `
  t.id, t.employee_id as "employeeId", t.type, t.status, ${seat('f')} as "from", ${seat('s')} as "to",
  t.effective_date as "effectiveDate",
  json_build_object('done', h.done, 'total', h.total, 'percent', ${HANDOVER}) as handover, ${BACKFILL} as backfill,
  case when t.status = 'in_review' then array(
    select one ->> 'step' from jsonb_array_elements(t.approvals) one where one ->> 'decision' = 'pending')
    else '{}' end as "waitsFor", t.version`;

/** A transition as files show it, which tell nobody what they may do. */
export type TransitionFacts = Omit<Row, 'employeeName' | 'employeeTitle' | 'may'>;

/** The same with what decides about what the caller may do with it. */
export const TRANSITION_HELD = `${TRANSITION}, t.requested_by_id as "requestedById", t.approvals,
  s.hiring_manager_id as "receivingId", f.hiring_manager_id as "leavingId"`;

export type TransitionRow = TransitionFacts & {
  readonly requestedById: string | null;
  readonly approvals: readonly Approval[];
  readonly receivingId: string;
  readonly leavingId: string | null;
};

/** What only the page of one transition shows. */
export const DETAIL = `${TRANSITION_HELD}, t.note, t.reason, t.application_id is not null as "byOffer", case when not ${RUNNING} then ${ENDED} end as "endedAt"`;

export type DetailRow = TransitionRow & {
  readonly note: string | null;
  readonly reason: string | null;
  readonly byOffer: boolean;
  readonly endedAt: string | null;
};

const approves = (user: string) =>
  `t.approvals @> jsonb_build_array(jsonb_build_object('approverIds', jsonb_build_array(${user}::text)))`;

/** The same as the manager of one of the seats. */
const manages = (user: string) =>
  `(${['receiving', 'current']
    .map(
      (step) =>
        `t.approvals @> jsonb_build_array(jsonb_build_object('step', '${step}', 'approverIds', jsonb_build_array(${user}::text)))`,
    )
    .join(' or ')})`;

/** Transitions the caller has a part in as one who hires, asks or approves; all of them for who manages transitions. `$2`, `$3`. */
export const STEERED = `($3 or t.requested_by_id = $2 or s.hiring_manager_id = $2 or f.hiring_manager_id = $2
  or ${approves('$2')})`;

/** How long people find what ended among what is theirs, in days. */
const ENDED_DAYS = 90;

/** The same, and their own transitions, and the ones in which they hand something over, and what lies with the administration. */
export const SEEN = `(${STEERED} or t.employee_id = $2 or $4 or exists (
  select 1 from talent.handover_task k where k.organization_id = $1 and k.transition_id = t.id and k.owner_id = $2))`;

/** Running transitions in which something is the caller's: their own, one they approve, or a task. */
export const MINE = `${RUNNING} and (t.employee_id = $2
  or (t.status = 'in_review' and t.employee_id <> $2 and exists (
    select 1 from jsonb_array_elements(t.approvals) one where one ->> 'decision' = 'pending' and (
      one -> 'approverIds' @> to_jsonb($2::text) or (one ->> 'approverIds' is null and (
        ($4 and (one ->> 'passedToAdmin')::boolean)
        or ($3 and one ->> 'step' = 'hr' and t.requested_by_id is distinct from $2))))))
  or (t.status in ('approved', 'in_progress') and ${manages('$2')})
  or (t.status = 'in_progress' and exists (
    select 1 from talent.handover_task k where k.organization_id = $1 and k.transition_id = t.id and k.owner_id = $2)))`;

/** Transitions that are over in which something was the caller's, and that ended not long ago. `$3` is now. */
export const WAS_MINE = `not ${RUNNING} and ${ENDED} > $3::timestamptz - interval '${ENDED_DAYS} days'
  and (t.employee_id = $2 or t.requested_by_id = $2 or ${approves('$2')} or exists (
    select 1 from talent.handover_task k where k.organization_id = $1 and k.transition_id = t.id and k.owner_id = $2))`;

export const argsOf = ({ userId, managesAll, admin }: Caller) => [userId, managesAll, admin] as const;

export const SORTABLE = {
  effectiveDate: 't.effective_date',
  status: `array_position(array[${texts(transitionStateKeys)}], t.status)`,
  type: `array_position(array[${texts(transitionTypeKeys)}], t.type)`,
  to: 's.title',
  handover: HANDOVER,
};
/** What runs comes first, the next day first; what is over follows, the latest first. */
export const USUAL = `${RUNNING} desc, case when ${RUNNING} then t.effective_date end, t.effective_date desc`;

export type TransitionFilter = Partial<Input<typeof exportTransitions>>;

/** A condition less is a join less: who manages all transitions reads them without their seats. */
const steeredBy = ({ userId, managesAll }: Caller): Filters =>
  managesAll
    ? new Filters('t.organization_id = $1')
    : new Filters(`t.organization_id = $1 and ${STEERED}`, userId, managesAll);

/** Transitions the caller steers that match a filter. */
export function transitionsWhere(caller: Caller, filter: TransitionFilter): Filters {
  return steeredBy(caller)
    .and((value) => `t.type = ${value}`, filter.type)
    .and((value) => `s.industry = ${value}`, filter.industry)
    .andWhether(RUNNING, filter.running)
    .andWhether(PENDING, filter.pending)
    .and(holdingWords('talent', 's.title', 's.department', 'f.title', nameOf('person')), containingWords(filter.search))
    .and((value) => `t.status = ${value}`, filter.status);
}
