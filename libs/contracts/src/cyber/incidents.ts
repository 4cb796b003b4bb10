import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { operation } from '../define.js';
import { instant } from '../paging.js';
import { incidentTypeKeys, severities } from './incident-states.js';

const access = ruleOf('cyber.incidents');

/** Active incidents named in the summary. */
export const SUMMARY_INCIDENTS = 50;

export const getIncidentSummary = operation('cyber.incidents.summary', {
  http: 'GET /api/cyber/analyst/incidents',
  access,
  summary:
    'How many incidents are active, investigated and resolved today, how fast people respond, and the active ones',
  input: z.object({}),
  output: z.object({
    activeCount: z.int(),
    investigatingCount: z.int(),
    /** Since midnight where the organization is. */
    resolvedToday: z.int(),
    /** Mean minutes from report to response over the last 30 days; null where nobody responded in that time. */
    avgResponseTime: z.number().min(0).nullable(),
    /** The most severe first, then the oldest; at most fifty. */
    activeIncidents: z.array(
      z.object({
        title: z.string(),
        type: z.enum(incidentTypeKeys),
        reportedTime: instant,
        description: z.string(),
        severity: z.enum(severities),
      }),
    ),
  }),
  effect: 'read',
});
