import { z } from 'zod';
import { csvWhole } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, uuid } from '../paging.js';
import { label } from '../text.js';

/** What is looked at in every organization it applies to, in the order people read it. */
export const complianceControls = {
  identification: { citation: '45 CFR 164.312(a)(2)(i)', label: 'Unique user identification' },
  emergencyAccess: { citation: '45 CFR 164.312(a)(2)(ii)', label: 'Emergency access procedure' },
  logoff: { citation: '45 CFR 164.312(a)(2)(iii)', label: 'Automatic logoff' },
  encryption: { citation: '45 CFR 164.312(a)(2)(iv)', label: 'Encryption and decryption' },
  auditControls: { citation: '45 CFR 164.312(b)', label: 'Audit controls' },
  integrity: { citation: '45 CFR 164.312(c)(2)', label: 'Integrity of records' },
  authentication: { citation: '45 CFR 164.312(d)', label: 'Person authentication' },
  transmissionIntegrity: { citation: '45 CFR 164.312(e)(2)(i)', label: 'Transmission: integrity' },
  transmissionEncryption: { citation: '45 CFR 164.312(e)(2)(ii)', label: 'Transmission: encryption' },
  retention: { citation: '45 CFR 164.316(b)(2)', label: 'Retention' },
  aedtNotice: { citation: 'NYC Admin. Code 20-871(b)', label: 'Automated decision (AEDT) notices' },
  accessReview: { citation: '45 CFR 164.308(a)(4)(ii)(C)', label: 'Access review' },
} as const;
export type ComplianceControlKey = keyof typeof complianceControls;
export const complianceControlKeys = Object.keys(complianceControls) as [
  ComplianceControlKey,
  ...ComplianceControlKey[],
];

/** How a control stands in an organization. `unknown`: what it is judged by does not answer at this moment. */
export const complianceStates = {
  overdue: { label: 'Overdue' },
  attention: { label: 'Needs attention' },
  unknown: { label: 'Not known' },
  met: { label: 'Met' },
} as const;
export type ComplianceState = keyof typeof complianceStates;
export const complianceStateKeys = Object.keys(complianceStates) as [ComplianceState, ...ComplianceState[]];

const ControlStanding = z.object({
  /** The control in its organization. */
  id: z.string(),
  control: z.enum(complianceControlKeys),
  citation: z.string(),
  organizationId: uuid(),
  organization: z.string(),
  /** The caller works in it. */
  own: z.boolean(),
  state: z.enum(complianceStateKeys),
  /** What it was judged by: settings and counts. */
  evidence: z.string(),
  judgedAt: instant,
  /** When the organization has to look at it again; null where nothing comes due. */
  dueOn: day.nullable(),
});
export type ControlStanding = z.infer<typeof ControlStanding>;

const of = { acrossOrganizations: true, access: { role: ['PLATFORM_ADMIN' as const] } } as const;
const filters = {
  search: label().max(100).optional(),
  control: z.enum(complianceControlKeys).optional(),
  state: z.enum(complianceStateKeys).optional(),
};

export const listCompliance = operation('identity.compliance.list', {
  ...of,
  http: 'GET /api/admin/compliance',
  summary:
    'Controls over all organizations: how each stands by what the organization has set and counted, the worst first',
  input: z.object({ ...listInput(['organization', 'control', 'dueOn']), ...filters }),
  output: listOf(ControlStanding).extend({
    /** Controls of every organization by how they stand, whatever is searched for. */
    counts: z.object({
      overdue: z.int().min(0),
      attention: z.int().min(0),
      unknown: z.int().min(0),
      met: z.int().min(0),
    }),
  }),
  effect: 'read',
  deadlineMs: 10_000,
});

export const exportControlStandings = operation('identity.compliance.export', {
  ...of,
  ...csvWhole(listCompliance, {
    access: of.access,
    summary: 'Controls over all organizations as a CSV file, at most 4,000 rows',
    rows: filters,
  }),
  deadlineMs: 10_000,
});
