import { z } from 'zod';
import { uuid } from '../paging.js';
import { ruleOf } from '../access/gates.js';
import { event } from '../define.js';

const live = (refetches: readonly string[]) => ({
  live: { to: 'organization' as const, access: ruleOf('cyber.intelligence'), refetches },
});
const threatReads = ['cyber.intelligence.summary', 'cyber.threats.list', 'cyber.threats.get'];

/** Threats or indicators came in with a bundle. */
export const threatPublished = event(
  'cyber.threat.published',
  z.object({ threats: z.int(), indicators: z.int() }),
  live([...threatReads, 'cyber.reports.list']),
);
/** A threat was put behind an incident. */
export const threatLinked = event(
  'cyber.threat.linked',
  z.object({ threatId: uuid(), incidentId: uuid() }),
  live(threatReads),
);
/** An indicator was seen once more: its score starts to fall anew. */
export const indicatorSighted = event('cyber.indicator.sighted', z.object({ indicatorId: uuid() }), live(threatReads));
/** An indicator became exempt or a false positive, or is so no longer. */
export const indicatorChanged = event(
  'cyber.indicator.changed',
  z.object({ indicatorId: uuid(), exempt: z.boolean(), falsePositive: z.boolean() }),
  live(threatReads),
);
export const intelReportWritten = event(
  'cyber.report.written',
  z.object({ reportId: uuid() }),
  live(['cyber.intelligence.summary', 'cyber.reports.list']),
);
