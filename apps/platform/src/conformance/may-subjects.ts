import type { ErrorCode, Operation, Output } from '@talent-os/contracts';
import { moveIncident } from '@talent-os/contracts/cyber/incident-changes';
import { incidentStateKeys } from '@talent-os/contracts/cyber/incident-states';
import { getIncident } from '@talent-os/contracts/cyber/incidents';
import { getVulnerability } from '@talent-os/contracts/cyber/vulnerabilities';
import {
  acceptVulnerability,
  mitigateVulnerability,
  remediateVulnerability,
} from '@talent-os/contracts/cyber/vulnerability-changes';
import { vulnerabilityStateKeys } from '@talent-os/contracts/cyber/vulnerability-kinds';
import { goalStateKeys } from '@talent-os/contracts/productivity/goal-states';
import { getGoal, moveGoal } from '@talent-os/contracts/productivity/goals';
import { taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { getTask, moveTask } from '@talent-os/contracts/productivity/tasks';
import { stageKeys } from '@talent-os/contracts/sales/deal-stages';
import { getDeal, moveDeal } from '@talent-os/contracts/sales/deals';
import { moveApplication } from '@talent-os/contracts/talent/application-changes';
import { getApplication } from '@talent-os/contracts/talent/applications';
import { beginPreboarding, cancelOnboarding, completeOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import { getOnboarding } from '@talent-os/contracts/talent/onboarding';
import { planStateKeys } from '@talent-os/contracts/talent/onboarding-states';
import { requisitionFields } from '@talent-os/contracts/talent/requisition-shapes';
import { requisitionStatuses } from '@talent-os/contracts/talent/requisition-states';
import {
  cancelRequisition,
  decideRequisition,
  getRequisition,
  submitRequisition,
  updateRequisition,
} from '@talent-os/contracts/talent/requisitions';
import {
  cancelTransition,
  completeTransition,
  reviewTransition,
  startHandover,
} from '@talent-os/contracts/talent/transition-changes';
import { transitionStateKeys } from '@talent-os/contracts/talent/transition-states';
import { getTransition } from '@talent-os/contracts/talent/transitions';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, newMember } from '@talent-os/testing';
import { openSeat, pipelineStages, plant } from './planted-rows.js';

/** Somebody who tries, somebody else who works there, and whom a record is about. */
export type Cast = {
  readonly organizationId: string;
  readonly me: string;
  readonly other: string;
  readonly about: string;
};
type Attempt = readonly [Operation, Record<string, unknown>];

export type Subject = {
  readonly name: string;
  readonly states: readonly string[];
  /** What the caller may be to a record. */
  readonly relations: readonly string[];
  /** A record of the test's own in a state; its id. */
  readonly plant: (state: string, relation: string, cast: Cast) => Promise<string>;
  readonly table: string;
  readonly get: (id: string) => Attempt;
  readonly stateOf: (record: never) => string;
  /** How a record is taken to a state by hand, with all that is asked for; nothing where no hand takes it there. */
  readonly move: (record: never, to: string) => Attempt | undefined;
  /** What the server answers where somebody else is missing: that is no question of what the caller may do. */
  readonly lacks?: readonly ErrorCode[];
};

const SAID = { note: 'Seen by both', comment: 'Seen by both', reason: 'Seen by both', lossReason: 'Seen by both' };
const REVIEW = { resolution: 'Rebuilt', rootCause: 'Reused password', lessons: 'Keys for everybody' };

/** One subject with the type of its record known. */
const subject = <O extends Operation>(
  given: Omit<Subject, 'get' | 'stateOf' | 'move'> & {
    readonly get: readonly [O, string];
    readonly stateOf: (record: Output<O>) => string;
    readonly move: (record: Output<O>, to: string) => Attempt | undefined;
  },
): Subject => ({
  ...given,
  get: (id) => [given.get[0], { [given.get[1]]: id }],
  stateOf: given.stateOf as Subject['stateOf'],
  move: given.move as Subject['move'],
});

const whose = (relation: string, { me, other }: Cast) => (relation === 'mine' ? me : other);
const OWNED = ['mine', 'another’s'];

const deals = subject({
  name: 'deals',
  table: 'sales.deal',
  states: stageKeys,
  relations: OWNED,
  plant: (stage, relation, cast) =>
    plant('sales.deal', cast, {
      stage,
      owner_id: whose(relation, cast),
      amount: 100,
      closed_at: stage.startsWith('closed') ? new Date() : null,
    }),
  get: [getDeal, 'dealId'],
  stateOf: ({ stage }) => stage,
  move: ({ id, version }, stage) => [
    moveDeal,
    { dealId: id, version, stage, note: SAID.note, lossReason: SAID.lossReason, closeDate: demoToday() },
  ],
});

const tasks = subject({
  name: 'tasks',
  table: 'productivity.task',
  states: taskStateKeys,
  relations: OWNED,
  plant: (status, relation, cast) =>
    plant('productivity.task', cast, { status, owner_id: whose(relation, cast), goal_id: null }),
  get: [getTask, 'taskId'],
  stateOf: ({ status }) => status,
  move: ({ id, version }, status) => [moveTask, { taskId: id, version, status }],
});

const goals = subject({
  name: 'goals',
  table: 'productivity.goal',
  states: goalStateKeys,
  relations: OWNED,
  plant: (status, relation, cast) =>
    plant('productivity.goal', cast, {
      status,
      owner_id: whose(relation, cast),
      visibility: 'organization',
      team_id: null,
      parent_id: null,
      pillar_id: null,
      period_end: addDays(demoToday(), -3),
    }),
  get: [getGoal, 'goalId'],
  stateOf: ({ status }) => status,
  move: ({ id, version }, status) => [moveGoal, { goalId: id, version, status }],
});

const step = (name: string, approver: string, decided: boolean) => ({
  round: 1,
  step: name,
  passedFrom: null,
  place: 1,
  days: 3,
  reminds: true,
  escalationDays: 1,
  leftIds: [],
  approverIds: [approver],
  decision: decided ? 'approved' : null,
  decidedById: decided ? approver : null,
  comment: null,
  decidedAt: decided ? new Date() : null,
  dueAt: new Date(),
  remindedAt: null,
  escalatedAt: null,
});

const requisitions = subject({
  name: 'requests for seats',
  lacks: ['requisition.approver'],
  table: 'talent.requisition',
  states: requisitionStatuses,
  relations: ['author', 'approver', 'nobody'],
  plant: (status, relation, cast) => {
    const approver = relation === 'approver' ? cast.me : cast.other;
    const chains: Readonly<Record<string, readonly object[]>> = {
      submitted: [step('department', approver, false), step('hr', cast.about, false)],
      in_approval: [step('department', cast.about, true), step('hr', approver, false)],
    };
    return plant('talent.requisition', cast, {
      status,
      industry: 'SALES',
      headcount: 1,
      justification: 'Needed',
      location: 'Boston',
      salary_min: 1,
      salary_max: 2,
      hard_requirements: [],
      required_skills: [],
      replaces_position_id: null,
      target_start_date: addDays(demoToday(), 90),
      requester_id: relation === 'author' ? cast.me : cast.other,
      approvals: chains[status] ?? [],
      approver_ids: chains[status] ? [approver] : [],
    });
  },
  get: [getRequisition, 'requisitionId'],
  stateOf: ({ status }) => status,
  move: (request, to) => {
    const about = { requisitionId: request.id, version: request.version };
    const fields = Object.fromEntries(Object.keys(requisitionFields).map((key) => [key, request[key as 'title']]));
    const decide = (decision: string): Attempt => [decideRequisition, { ...about, decision, comment: SAID.comment }];
    const ways: Readonly<Record<string, Attempt>> = {
      draft: [updateRequisition, { ...about, ...fields, replacesPositionId: null }],
      submitted: [submitRequisition, about],
      in_approval: decide('approved'),
      approved: decide('approved'),
      changes_requested: decide('changes_requested'),
      rejected: decide('rejected'),
      cancelled: [cancelRequisition, { ...about, reason: SAID.reason }],
    };
    return ways[to];
  },
});

const transitions = subject({
  name: 'transitions',
  table: 'talent.transition',
  states: transitionStateKeys,
  relations: ['mine to fill', 'another’s'],
  plant: async (status, relation, cast) =>
    plant('talent.transition', cast, {
      status,
      employee_id: cast.about,
      from_position_id: null,
      to_position_id: await openSeat(cast, whose(relation === 'another’s' ? relation : 'mine', cast)),
      application_id: null,
      requested_by_id: cast.other,
      effective_date: demoToday(),
      approvals: [],
      completed_at: status === 'completed' ? new Date() : null,
    }),
  get: [getTransition, 'transitionId'],
  stateOf: ({ status }) => status,
  move: ({ id, version }, to) => {
    const about = { transitionId: id, version };
    const ways: Readonly<Record<string, Attempt>> = {
      in_review: [reviewTransition, about],
      in_progress: [startHandover, about],
      completed: [completeTransition, about],
      cancelled: [cancelTransition, { ...about, reason: SAID.reason }],
    };
    return ways[to];
  },
});

const applications = subject({
  name: 'applications',
  table: 'talent.application',
  states: pipelineStages,
  relations: ['mine to fill', 'another’s', 'of a filled seat'],
  plant: async (stage, relation, cast) =>
    plant('talent.application', cast, {
      stage_key: stage,
      status: 'active',
      user_id: cast.about,
      position_id: await openSeat(
        cast,
        whose(relation === 'another’s' ? relation : 'mine', cast),
        relation === 'of a filled seat' ? 'filled' : 'open',
      ),
      history: [],
    }),
  get: [getApplication, 'applicationId'],
  stateOf: ({ stageKey }) => stageKey,
  move: ({ id, version }, stageKey) => [moveApplication, { applicationId: id, version, stageKey, note: SAID.note }],
});

const incidents = subject({
  name: 'incidents',
  table: 'cyber.incident',
  states: incidentStateKeys,
  relations: ['closed lately', 'closed long ago'],
  plant: (status, relation, cast) =>
    plant('cyber.incident', cast, {
      status,
      resolved_at: status === 'closed' ? addDays(demoToday(), relation === 'closed lately' ? -2 : -40) : null,
    }),
  get: [getIncident, 'incidentId'],
  stateOf: ({ status }) => status,
  move: ({ id, version }, status) => [moveIncident, { incidentId: id, version, status, note: SAID.note, ...REVIEW }],
});

const vulnerabilities = subject({
  name: 'vulnerabilities',
  table: 'cyber.vulnerability',
  states: vulnerabilityStateKeys,
  relations: ['mine', 'another’s', 'another’s, still to be looked into'],
  plant: (status, relation, cast) =>
    plant('cyber.vulnerability', cast, {
      status,
      asset: `host ${Math.random()}`,
      owner_id: whose(relation, cast),
      exposed: true,
      kev: true,
      automatable: true,
      total_impact: true,
      checked_at: relation.endsWith('looked into') ? null : new Date(),
    }),
  get: [getVulnerability, 'vulnerabilityId'],
  stateOf: ({ status }) => status,
  move: ({ id, version }, to) => {
    const about = { vulnerabilityId: id, version };
    const ways: Readonly<Record<string, Attempt>> = {
      mitigating: [mitigateVulnerability, about],
      remediated: [remediateVulnerability, { ...about, note: SAID.note }],
      accepted: [acceptVulnerability, { ...about, reason: SAID.reason, until: addDays(demoToday(), 30) }],
    };
    return ways[to];
  },
});

/** Nobody has two plans that run: there is somebody of their own for each state. */
const newcomers = new Map<string, Promise<string>>();
function newcomerOf(status: string): Promise<string> {
  const made =
    newcomers.get(status) ?? newMember('meridian', { role: 'SALES_REP', industry: 'SALES' }).then(({ id }) => id);
  newcomers.set(status, made);
  return made;
}

const plans = subject({
  name: 'onboarding plans',
  table: 'talent.onboarding_plan',
  states: planStateKeys,
  relations: ['mine to lead', 'another’s'],
  plant: async (status, relation, cast) =>
    plant('talent.onboarding_plan', cast, {
      status,
      employee_id: await newcomerOf(status),
      application_id: null,
      manager_id: relation === 'mine to lead' ? cast.me : cast.other,
      start_date: addDays(demoToday(), 30),
      checkpoints: [],
      cancel_reason: null,
      completed_at: null,
    }),
  get: [getOnboarding, 'onboardingPlanId'],
  stateOf: ({ status }) => status,
  move: ({ id, version }, to) => {
    const about = { onboardingPlanId: id, version };
    const ways: Readonly<Record<string, Attempt>> = {
      preboarding: [beginPreboarding, about],
      completed: [completeOnboarding, about],
      cancelled: [cancelOnboarding, { ...about, reason: SAID.reason }],
    };
    return ways[to];
  },
});

/** Every record whose state people change by hand: the five boards, and what else goes from state to state. */
export const subjects = [
  deals,
  tasks,
  requisitions,
  transitions,
  applications,
  goals,
  incidents,
  vulnerabilities,
  plans,
];
