import { z } from 'zod';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { rightsChanged, roleGranted } from './events.js';
import { tenantChanged } from './tenant-events.js';
import { label, prose } from '../text.js';

/** Hours after which nobody can approve a request any more. */
export const APPROVAL_HOURS = 72;
/** Hours after which a request takes effect by itself where there is no second person to ask. */
export const UNATTENDED_HOURS = 24;

/** What one person alone may not do. */
export const approvalKinds = {
  platformAdministrator: { label: 'Make somebody an administrator of the platform' },
  archive: { label: 'Archive an organization' },
} as const;
export type ApprovalKind = keyof typeof approvalKinds;
const approvalKindKeys = Object.keys(approvalKinds) as [ApprovalKind, ...ApprovalKind[]];

/** Whose word it takes: another administrator of the platform, one of the organization, or nobody’s until its time comes. */
export const approvalDeciders = ['platform', 'organization', 'time'] as const;
export type ApprovalDecider = (typeof approvalDeciders)[number];

export const approvalStates = {
  waiting: { label: 'Waiting' },
  approved: { label: 'Approved' },
  declined: { label: 'Declined' },
  withdrawn: { label: 'Taken back' },
  expired: { label: 'Expired' },
} as const;
export type ApprovalState = keyof typeof approvalStates;
/** What becomes of a request. */
export type ApprovalOutcome = Exclude<ApprovalState, 'waiting'>;
const approvalStateKeys = Object.keys(approvalStates) as [ApprovalState, ...ApprovalState[]];

const keepers = { to: 'organization', access: { role: ['ORGANIZATION_ADMIN', 'PLATFORM_ADMIN'] } } as const;
const refetches = ['identity.approvals.list', 'identity.approvals.own', 'identity.tenants.get'] as const;
const about = {
  approvalId: uuid(),
  kind: z.enum(approvalKindKeys),
  /** Whom it is about; null where it is about the organization. */
  userId: uuid().nullable(),
  askedBy: uuid(),
};

/** Somebody asked for what takes a second person. */
export const approvalAsked = event(
  'identity.approval.asked',
  z.object({ ...about, decider: z.enum(approvalDeciders), reason: z.string() }),
  { live: { ...keepers, refetches } },
);
/** A request was decided, taken back, or its time came; `by` is null where nobody decided. */
export const approvalSettled = event(
  'identity.approval.settled',
  z.object({ ...about, state: z.enum(approvalStateKeys).exclude(['waiting']), by: uuid().nullable() }),
  { live: { ...keepers, refetches } },
);

const Approval = z.object({
  id: uuid(),
  organizationId: uuid(),
  /** Name of the organization it concerns. */
  organization: z.string(),
  kind: z.enum(approvalKindKeys),
  /** Whom it is about; null where it is about the organization. */
  person: z.string().nullable(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  decider: z.enum(approvalDeciders),
  /** From then on nobody can approve it; where nobody has to, it takes effect then. */
  dueAt: instant,
  state: z.enum(approvalStateKeys),
  decidedBy: z.string().nullable(),
  settledAt: instant.nullable(),
  note: z.string().nullable(),
  /** The caller asked for it. */
  own: z.boolean(),
  /** The caller may approve it: it is not their own. */
  mayApprove: z.boolean(),
  /** The caller may stop it; whoever asked takes it back by that. */
  mayDecline: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

const across = { acrossOrganizations: true, access: { role: ['PLATFORM_ADMIN' as const] } } as const;
const inside = { access: { role: ['ORGANIZATION_ADMIN' as const] } } as const;
const reason = label().min(3, 'Please say why').max(300);
const decision = {
  approvalId: uuid(),
  decision: z.enum(['approve', 'decline']),
  note: prose().max(300).optional(),
};
const decided = {
  effect: 'write',
  events: () => [approvalSettled, roleGranted, rightsChanged, tenantChanged],
  ...noContent,
  errors: [
    'resource.missing',
    'approval.own',
    'approval.platform',
    'approval.over',
    'account.disabled',
    'tenant.state',
  ],
} as const;
const asked = {
  ...across,
  effect: 'write',
  events: () => [approvalAsked],
  success: 202,
  output: z.object({ approvalId: uuid(), decider: z.enum(approvalDeciders), dueAt: instant }),
} as const;

export const listApprovals = operation('identity.approvals.list', {
  ...across,
  http: 'GET /api/admin/approvals',
  summary: 'Requests that take a second person, of every organization: those that wait first, then the latest',
  input: z.object({}),
  output: z.object({ items: z.array(Approval) }),
  effect: 'read',
});

export const listOwnApprovals = operation('identity.approvals.own', {
  access: { role: ['ORGANIZATION_ADMIN', 'PLATFORM_ADMIN'] },
  http: 'GET /api/identity/approvals',
  summary: 'Requests that take a second person and concern my organization: those that wait first, then the latest',
  input: z.object({}),
  output: z.object({ items: z.array(Approval) }),
  effect: 'read',
});

export const askPlatformAdministrator = operation('identity.approvals.askPlatformAdministrator', {
  ...asked,
  stepUp: true,
  http: 'POST /api/admin/platform-administrators',
  summary:
    'Ask for somebody of my organization to become an administrator of the platform; a second person approves it',
  input: z.object({ userId: uuid(), reason }),
  errors: ['resource.missing', 'account.disabled', 'approval.held', 'approval.waiting'],
});

export const askArchive = operation('identity.approvals.askArchive', {
  ...asked,
  http: 'POST /api/admin/organizations/:organizationId/archive',
  summary:
    'Ask for an organization to be archived that has been suspended for thirty days; a second person approves it',
  input: z.object({ organizationId: uuid(), reason }),
  errors: ['resource.missing', 'tenant.own', 'tenant.state', 'approval.waiting'],
});

export const decideApproval = operation('identity.approvals.decide', {
  ...across,
  http: 'POST /api/admin/organizations/:organizationId/approvals/:approvalId',
  summary:
    'Approve or stop a request of somebody else; what was asked for holds at once. Whoever asked may take it back',
  input: z.object({ organizationId: uuid(), ...decision }),
  ...decided,
});

export const decideOwnApproval = operation('identity.approvals.decideOwn', {
  ...inside,
  http: 'POST /api/identity/approvals/:approvalId',
  summary: 'Approve or stop a request that concerns my organization, where the platform has no second administrator',
  input: z.object(decision),
  ...decided,
});
