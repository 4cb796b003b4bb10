import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { distinct } from '../canonical.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid, version } from '../paging.js';
import { clearanceLevels } from './clearance-kinds.js';
import { deployStateKeys, eligibilityKeys, matchStateKeys } from './deploy-states.js';
import { workRoleKeys } from './readiness-work-roles.js';
import {
  deployRequested,
  deployFilled,
  deployProposed,
  deployWithdrawn,
  deployDeployed,
  deployCancelled,
  deployAccepted,
  deployDeclined,
} from './deploy-events.js';
import { mayDo } from '../record-may.js';
import { label, lineText, prose } from '../text.js';

const platform = ruleOf('cyber.platform');
const hiring = { ...platform, audience: ['hiringTeam' as const, 'admin' as const] };
const analyst = { ...platform, audience: ['cyberAnalyst' as const] };

const Clearance = z.enum(clearanceLevels);
const State = z.enum(deployStateKeys);
const MatchState = z.enum(matchStateKeys);
const WorkRoles = distinct(z.enum(workRoleKeys));
/** People and work roles one request asks for at most. */
export const MOST_PEOPLE = 50;
export const MOST_ROLES = 10;

const wanted = {
  clearance: Clearance,
  workRoles: WorkRoles,
  /** People needed. */
  count: z.int().min(1).max(MOST_PEOPLE),
  location: z.string(),
  startBy: day,
};

export const DeployRequest = z.object({
  id: uuid(),
  ...wanted,
  status: State,
  requestedByName: z.string(),
  createdAt: instant,
  proposed: z.int(),
  accepted: z.int(),
  deployed: z.int(),
  version,
});
export type DeployRequest = z.infer<typeof DeployRequest>;

const filters = {
  search: label().max(100).optional(),
  status: State.optional(),
  /** Open or matching. */
  live: z.stringbool().optional(),
  workRole: z.enum(workRoleKeys).optional(),
};

export const listDeployRequests = operation('cyber.deploy.list', {
  http: 'GET /api/cyber/deploy/requests',
  access: hiring,
  summary: 'Requests for rapid deployment, those that run first, by the day they start',
  input: z.object({ ...listInput(['location', 'startBy', 'count', 'status', 'createdAt']), ...filters }),
  output: listOf(DeployRequest),
  effect: 'read',
});

export const exportDeployRequests = operation(
  'cyber.deploy.export',
  csvExport(listDeployRequests, {
    access: { ...hiring, permission: ['EXPORT_DATA'] },
    summary: 'Requests for rapid deployment as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);

/** What who fills a request may do about a person in it; whether their clearance suffices is asked then. */
export const matchActions = ['deploy', 'withdraw'] as const;
/** What a person may answer. */
export const answerActions = ['accept', 'decline'] as const;

export const DeployMatch = z.object({
  id: uuid(),
  userId: uuid(),
  name: z.string(),
  status: MatchState,
  /** Why it was declined. */
  reason: z.string().nullable(),
  proposedByName: z.string(),
  proposedAt: instant,
  answeredAt: instant.nullable(),
  deployedAt: instant.nullable(),
  may: mayDo(matchActions),
});
export type DeployMatch = z.infer<typeof DeployMatch>;

const deployRequestId = uuid();

export const getDeployRequest = operation('cyber.deploy.get', {
  http: 'GET /api/cyber/deploy/requests/:deployRequestId',
  access: hiring,
  summary: 'One request for rapid deployment with the people proposed for it',
  input: z.object({ deployRequestId }),
  output: DeployRequest.extend({
    matches: z.array(DeployMatch),
    /** Why it was cancelled. */
    cancelReason: z.string().nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type DeployRequestDetail = z.infer<(typeof getDeployRequest)['output']>;

export const RankedPerson = z.object({
  userId: uuid(),
  name: z.string(),
  /** From 1 among those not asked yet; people between whom nothing decides share it. Null for who was asked. */
  rank: z.int().nullable(),
  eligibility: z.enum(eligibilityKeys),
  /** 0 to 100, whole: the mean over the work roles of confirmed level ÷ Competent, each counted up to 1. */
  readiness: z.int().min(0).max(100),
  parts: z.array(
    z.object({
      workRole: z.enum(workRoleKeys),
      /** Confirmed level; 0 for none. */
      level: z.int().min(0),
      required: z.int(),
    }),
  ),
  /** Has accepted another request that still runs. */
  committed: z.boolean(),
  /** Where they stand in this request. */
  status: MatchState.nullable(),
});
export type RankedPerson = z.infer<typeof RankedPerson>;

export const rankPeople = operation('cyber.deploy.people', {
  http: 'GET /api/cyber/deploy/requests/:deployRequestId/people',
  access: hiring,
  summary:
    'Analysts in the order they fit a request: active clearance first, then free before committed, then readiness',
  input: z.object({ deployRequestId }),
  output: z.object({ people: z.array(RankedPerson) }),
  effect: 'read',
  audited: true,
  errors: ['resource.missing'],
});

export const createDeployRequest = operation('cyber.deploy.create', {
  http: 'POST /api/cyber/deploy/requests',
  access: hiring,
  summary: 'Ask for people to be deployed at short notice',
  input: z.object({
    clearance: Clearance,
    workRoles: WorkRoles.min(1, 'Please choose a work role').max(MOST_ROLES),
    count: wanted.count,
    location: lineText().min(2, 'Please say where').max(120),
    startBy: days.planned,
  }),
  output: DeployRequest,
  effect: 'write',
  events: () => [deployRequested],
  success: 201,
  errors: ['deploy.start'],
});

export const proposePerson = operation('cyber.deploy.propose', {
  http: 'POST /api/cyber/deploy/requests/:deployRequestId/proposals',
  access: hiring,
  summary: 'Propose a request to an analyst, who accepts or declines',
  input: z.object({ deployRequestId, userId: uuid('Please choose an analyst') }),
  output: z.object({ proposalId: uuid() }),
  effect: 'write',
  events: () => [deployFilled, deployProposed],
  success: 201,
  errors: ['resource.missing', 'deploy.over', 'deploy.analyst', 'deploy.proposed', 'deploy.full'],
});

const proposalId = uuid();

export const withdrawProposal = operation('cyber.deploy.withdraw', {
  http: 'DELETE /api/cyber/deploy/proposals/:proposalId',
  access: hiring,
  summary: 'Take a proposal back, answered or not; a deployed person stays',
  input: z.object({ proposalId }),
  ...noContent,
  effect: 'write',
  events: () => [deployFilled, deployWithdrawn],
  errors: ['resource.missing', 'deploy.over', 'deploy.answer'],
});

export const deployPerson = operation('cyber.deploy.deploy', {
  http: 'POST /api/cyber/deploy/proposals/:proposalId/deployment',
  access: hiring,
  summary: 'Deploy somebody who has accepted; their clearance must be verified',
  input: z.object({ proposalId }),
  output: z.object({ status: State }),
  effect: 'write',
  events: () => [deployDeployed, deployFilled],
  errors: ['resource.missing', 'deploy.over', 'deploy.answer', 'deploy.clearance', 'deploy.full'],
});

export const cancelDeployRequest = operation('cyber.deploy.cancel', {
  http: 'POST /api/cyber/deploy/requests/:deployRequestId/cancel',
  access: hiring,
  summary: 'Cancel a request that still runs, with a reason; people it was proposed to are told',
  input: z.object({ deployRequestId, version, reason: prose().min(1, 'Please say why').max(500) }),
  ...noContent,
  effect: 'write',
  events: () => [deployCancelled],
  errors: ['resource.missing', 'resource.stale', 'deploy.over'],
});

const OwnProposal = z.object({
  id: uuid(),
  ...wanted,
  requestStatus: State,
  status: MatchState,
  reason: z.string().nullable(),
  proposedByName: z.string(),
  proposedAt: instant,
  answeredAt: instant.nullable(),
  deployedAt: instant.nullable(),
  may: mayDo(answerActions),
});
export type OwnProposal = z.infer<typeof OwnProposal>;

export const listOwnProposals = operation('cyber.deploy.mine', {
  http: 'GET /api/cyber/deploy/proposals/mine',
  access: analyst,
  summary: 'Rapid deployments proposed to me, unanswered ones first',
  input: z.object({}),
  output: z.object({ items: z.array(OwnProposal) }),
  effect: 'read',
});

export const acceptProposal = operation('cyber.deploy.accept', {
  http: 'POST /api/cyber/deploy/proposals/:proposalId/acceptance',
  access: analyst,
  summary: 'Accept a rapid deployment proposed to me',
  input: z.object({ proposalId }),
  ...noContent,
  effect: 'write',
  events: () => [deployAccepted, deployFilled],
  errors: ['resource.missing', 'deploy.over', 'deploy.answer', 'deploy.full', 'deploy.committed'],
});

export const declineProposal = operation('cyber.deploy.decline', {
  http: 'POST /api/cyber/deploy/proposals/:proposalId/refusal',
  access: analyst,
  summary: 'Decline a rapid deployment proposed to me, with a reason; also after accepting, until I am deployed',
  input: z.object({ proposalId, reason: prose().min(1, 'Please give a reason').max(500) }),
  ...noContent,
  effect: 'write',
  events: () => [deployDeclined, deployFilled],
  errors: ['resource.missing', 'deploy.over', 'deploy.answer'],
});
