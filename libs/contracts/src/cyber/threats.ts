import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { ImportAccount } from '../import-account.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, version, uuid } from '../paging.js';
import { severities } from './incident-states.js';
import { sharingCircles, classifications, indicatorKinds } from './threat-kinds.js';
import { indicatorSighted, threatPublished, threatLinked } from './threat-events.js';
import { incidentChanged } from './incident-events.js';

export const NO_THREATS = 'No threat intelligence available';

const access = ruleOf('cyber.intelligence');
const Severity = z.enum(severities);
const Classification = z.enum(classifications);

export const riskLevels = ['Critical', 'High', 'Medium', 'Low'] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** Threats named in the summary. */
export const SUMMARY_THREATS = 10;

export const getIntelligence = operation('cyber.intelligence.summary', {
  http: 'GET /api/cyber/analyst/intelligence',
  access,
  summary: 'New threats, indicators seen lately, the risk level, reports of this week, and the most recent threats',
  input: z.object({}),
  output: z.object({
    /** Published in the last 24 hours. */
    newThreats: z.int(),
    /** Indicators that have not expired, seen in the last 7 days. */
    iocDetected: z.int(),
    riskLevel: z.enum(riskLevels),
    /** Written this week. */
    reportsGenerated: z.int(),
    /** Newest first, at most ten. */
    recentThreats: z.array(
      z.object({
        title: z.string(),
        source: z.string(),
        description: z.string(),
        publishedDate: instant,
        classification: Classification,
        severity: Severity,
      }),
    ),
  }),
  effect: 'read',
});

export const Threat = z.object({
  id: uuid(),
  title: z.string(),
  source: z.string(),
  description: z.string(),
  publishedDate: instant,
  classification: Classification,
  severity: Severity,
  /** Indicators that have not expired. */
  activeIndicators: z.int(),
});
export type Threat = z.infer<typeof Threat>;

export const listThreats = operation('cyber.threats.list', {
  http: 'GET /api/cyber/threats',
  access,
  summary: 'Threats, the last published first',
  input: z.object({
    ...listInput(['title', 'severity', 'publishedDate', 'source']),
    severity: Severity.optional(),
    classification: Classification.optional(),
    /** Published in the last 24 hours. */
    fresh: z.stringbool().optional(),
    /** With an indicator seen in the last 7 days. */
    seen: z.stringbool().optional(),
  }),
  output: listOf(Threat),
  effect: 'read',
});

export const Indicator = z.object({
  id: uuid(),
  kind: z.enum(indicatorKinds),
  value: z.string(),
  /** 0 to 100, falling with the days since it was last seen. */
  score: z.number(),
  expired: z.boolean(),
  exempt: z.boolean(),
  falsePositive: z.boolean(),
  /** Its publisher has taken it back. */
  revoked: z.boolean(),
  /** Until when it was published as valid. */
  validUntil: instant.nullable(),
  firstSeen: instant,
  lastSighted: instant,
  sightings: z.int(),
  version,
});
export type Indicator = z.infer<typeof Indicator>;

export const ThreatDetail = Threat.extend({
  cvss: z.number().nullable(),
  cves: z.array(z.string()),
  techniques: z.array(z.string()),
  indicators: z.array(Indicator),
  /** How it is detected, as it came with a bundle. */
  patterns: z.array(
    z.object({
      stixId: z.string(),
      name: z.string(),
      text: z.string(),
      /** `stix`, `yara`, `sigma` … */
      language: z.string(),
      validUntil: instant.nullable(),
      revoked: z.boolean(),
    }),
  ),
  incidents: z.array(z.object({ id: uuid(), title: z.string() })),
});
export type ThreatDetail = z.infer<typeof ThreatDetail>;

export const getThreat = operation('cyber.threats.get', {
  http: 'GET /api/cyber/threats/:threatId',
  access,
  summary: 'One threat with its techniques, its indicators with their scores, and the incidents it stands behind',
  input: z.object({ threatId: uuid() }),
  output: ThreatDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

/** The longest bundle taken at once, in characters. */
const BUNDLE_LENGTH = 500_000;

export const importStix = operation('cyber.threats.import', {
  http: 'POST /api/cyber/threats/import',
  access,
  summary: 'Take threats and indicators from a STIX 2.1 bundle; what is bad is refused line by line, the rest is kept',
  input: z.object({ bundle: z.string().min(2).max(BUNDLE_LENGTH) }),
  output: z.object({
    threats: z.int(),
    indicators: z.int(),
    sightings: z.int(),
    /** Objects that were new, or newer than the version known: none where the bundle was imported before. */
    changed: z.int(),
    refused: z.array(z.object({ line: z.int(), id: z.string().nullable(), reason: z.string() })),
    account: ImportAccount,
  }),
  effect: 'write',
  events: () => [indicatorSighted, threatPublished],
  // Every character of the file may need an escape; with its headers it stays below what the bus carries.
  maxBodyBytes: 2 * BUNDLE_LENGTH + 1_000,
  deadlineMs: 20_000,
});

export const exportStix = operation('cyber.threats.export', {
  http: 'GET /api/cyber/threats/export',
  access,
  summary: 'Threats as a STIX 2.1 bundle for a circle of readers; what its classification keeps from them is left out',
  input: z.object({ circle: z.enum(sharingCircles), threatId: uuid().optional() }),
  output: z.object({
    filename: z.string(),
    bundle: z.string(),
    threats: z.int(),
    /** Threats left out, because their classification does not reach this far. */
    withheld: z.int(),
  }),
  effect: 'read',
  document: { type: 'application/stix+json', field: 'bundle' },
  errors: ['resource.missing', 'threat.tlp'],
  audited: true,
});

export const linkIncident = operation('cyber.threats.linkIncident', {
  http: 'POST /api/cyber/threats/:threatId/incidents',
  access,
  summary: 'Put a threat behind an incident',
  input: z.object({ threatId: uuid(), incidentId: uuid('Please choose an incident') }),
  output: z.object({}),
  effect: 'write',
  events: () => [incidentChanged, threatLinked],
  errors: ['resource.missing'],
});
