import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { instant, listOf, version, uuid, day } from '../paging.js';
import { mayOf } from '../record-may.js';
import { vulnerabilityEntryKinds, vulnerabilityStateKeys } from './vulnerability-kinds.js';
import { label } from '../text.js';

/** Who responds to incidents deals with vulnerabilities as well. */
export const vulnerabilityAccess = ruleOf('cyber.incidents');
const access = vulnerabilityAccess;

/** What else may be done with a vulnerability. */
export const vulnerabilityActions = ['check', 'assign', 'update'] as const;

export const Vulnerability = z.object({
  id: uuid(),
  cve: z.string(),
  asset: z.string(),
  exposed: z.boolean(),
  kev: z.boolean(),
  automatable: z.boolean(),
  totalImpact: z.boolean(),
  cvss: z.number(),
  status: z.enum(vulnerabilityStateKeys),
  foundAt: instant,
  /** Nothing where it goes with the next upgrade. */
  dueAt: instant.nullable(),
  /** Something is left to do and the due date is over. */
  overdue: z.boolean(),
  ownerId: uuid().nullable(),
  ownerName: z.string().nullable(),
  /** Whether it must be looked into if it was used already, and when that was done. */
  checkNeeded: z.boolean(),
  checkedAt: instant.nullable(),
  acceptedUntil: day.nullable(),
  may: mayOf(z.enum(vulnerabilityStateKeys), vulnerabilityActions),
  version,
});
export type Vulnerability = z.infer<typeof Vulnerability>;

const Entry = z.object({
  id: uuid(),
  kind: z.enum(vulnerabilityEntryKinds),
  from: z.string().nullable(),
  to: z.string().nullable(),
  note: z.string().nullable(),
  byName: z.string().nullable(),
  at: instant,
});
export const VulnerabilityDetail = Vulnerability.extend({
  acceptReason: z.string().nullable(),
  acceptedByName: z.string().nullable(),
  history: z.array(Entry),
});
export type VulnerabilityDetail = z.infer<typeof VulnerabilityDetail>;

const filters = {
  search: label().max(100).optional(),
  status: z.enum(vulnerabilityStateKeys).optional(),
  /** `true`: open and mitigating; `false`: the others. */
  pending: z.stringbool().optional(),
  overdue: z.stringbool().optional(),
  kev: z.stringbool().optional(),
  ownerId: uuid().optional(),
};

export const listVulnerabilities = operation('cyber.vulnerabilities.list', {
  http: 'GET /api/cyber/vulnerabilities',
  access,
  summary: 'Vulnerabilities with their due dates; the ones to act on first, the soonest due at the top',
  input: z.object({ ...listInput(['cve', 'asset', 'cvss', 'status', 'dueAt']), ...filters }),
  output: listOf(Vulnerability).extend({
    /** Whatever is listed: what is left to do, and how much of it is overdue. */
    pending: z.int().min(0),
    overdue: z.int().min(0),
  }),
  effect: 'read',
});

export const getVulnerability = operation('cyber.vulnerabilities.get', {
  http: 'GET /api/cyber/vulnerabilities/:vulnerabilityId',
  access,
  summary: 'One vulnerability with its acceptance and its history',
  input: z.object({ vulnerabilityId: uuid() }),
  output: VulnerabilityDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const exportVulnerabilities = operation(
  'cyber.vulnerabilities.export',
  csvExport(listVulnerabilities, {
    access: { ...may('EXPORT_DATA'), any: [access] },
    summary: 'Vulnerabilities as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);
