import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, uuid } from '../paging.js';
import { sharingCircles, classifications } from './threat-kinds.js';
import { intelReportWritten } from './threat-events.js';
import { lineText, prose } from '../text.js';

const access = ruleOf('cyber.intelligence');

export const IntelReport = z.object({
  id: uuid(),
  title: z.string(),
  body: z.string(),
  tlp: z.enum(classifications),
  authorName: z.string(),
  createdAt: instant,
  threats: z.int(),
});
export type IntelReport = z.infer<typeof IntelReport>;

export const listIntelReports = operation('cyber.reports.list', {
  http: 'GET /api/cyber/intel-reports',
  access,
  summary: 'Reports about threats, the last written first',
  input: z.object({
    ...listInput(['title', 'createdAt']),
    /** Written this week, as the organization's calendar has it. */
    week: z.stringbool().optional(),
  }),
  output: listOf(IntelReport),
  effect: 'read',
});

export const writeIntelReport = operation('cyber.reports.write', {
  http: 'POST /api/cyber/intel-reports',
  access,
  summary: 'Write a report about threats; it is at least as strictly classified as the strictest of them',
  input: z.object({
    title: lineText().min(3, 'Please give the report a title').max(160),
    body: prose().min(1, 'Please write the report').max(20_000),
    tlp: z.enum(classifications),
    threatIds: uuids().max(50),
  }),
  output: IntelReport,
  effect: 'write',
  events: () => [intelReportWritten],
  maxBodyBytes: 96 * 1024,
  success: 201,
  errors: ['resource.missing', 'threat.tlp'],
});

export const shareIntelReport = operation('cyber.reports.share', {
  http: 'GET /api/cyber/intel-reports/:reportId/share',
  access,
  summary: 'A report as text for a circle of readers, unless its classification keeps it from them',
  input: z.object({ reportId: uuid(), circle: z.enum(sharingCircles) }),
  output: z.object({ filename: z.string(), text: z.string() }),
  effect: 'read',
  document: { type: 'text/plain', field: 'text' },
  errors: ['resource.missing', 'threat.tlp'],
  audited: true,
});
