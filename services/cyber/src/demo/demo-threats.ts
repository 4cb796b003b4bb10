import { decay, strictest } from '@talent-os/contracts/cyber/threat-kinds.js';
import { demoId, type DemoPerson } from '@talent-os/service-kit';
import { daysBefore, minutesAfter } from '@talent-os/service-kit/calendar';
import { patternOf } from '../stix/pattern.js';
import { stixIdOf } from '../stix/stix-id.js';
import { demoReports, demoThreats, type DemoThreat } from './threats.data.js';

const hoursBefore = (now: Date, hours: number) => minutesAfter(now, -hours * 60);

/** The id of an indicator, the same in every organization. */
export const indicatorId = (slug: string, kind: string, value: string) => demoId('indicator', slug, kind, value);
export const threatId = (slug: string, key: string) => demoId('threat', slug, key);

/** Threats, their indicators and the links between them. */
export function demoIntelligence(slug: string, analysts: readonly DemoPerson[], now: Date) {
  return {
    threats: demoThreats.map((threat) => threatRow(slug, threat, now)),
    indicators: demoThreats.flatMap((threat) => indicatorRows(slug, threat, now)),
    links: demoThreats.flatMap(({ key, indicators }) =>
      indicators.map(([kind, value]) => ({
        threatId: threatId(slug, key),
        indicatorId: indicatorId(slug, kind, value),
      })),
    ),
    reports: demoReports.map(({ title, body, keys, hoursAgo }, index) => ({
      id: demoId('intel report', slug, String(index)),
      createdAt: hoursBefore(now, hoursAgo),
      title,
      body,
      tlp: strictest(
        demoThreats.filter(({ key }) => (keys as readonly string[]).includes(key)).map((one) => one.classification),
      ),
      threatIds: keys.map((key) => threatId(slug, key)),
      authorId: analysts[index % analysts.length]!.id,
    })),
  };
}

function threatRow(slug: string, threat: DemoThreat, now: Date) {
  const { key, hoursAgo, title, source, description, classification, severity, techniques } = threat;
  const publishedDate = hoursBefore(now, hoursAgo);
  return {
    title,
    source,
    description,
    classification,
    severity,
    techniques,
    cvss: threat.cvss ?? null,
    cves: threat.cves ?? [],
    stixId: stixIdOf('report', threatId(slug, key)),
    stixCreated: null,
    stixModified: null,
    revoked: false,
    stixFacts: {},
    id: threatId(slug, key),
    createdAt: publishedDate,
    publishedDate,
  };
}

const indicatorRows = (slug: string, { indicators, classification, hoursAgo }: DemoThreat, now: Date) =>
  indicators.map(([kind, value, days, sightings]) => {
    const lastSighted = daysBefore(now, days);
    const published = hoursBefore(now, hoursAgo);
    return {
      id: indicatorId(slug, kind, value),
      kind,
      value,
      baseScore: decay.base,
      firstSeen: published < lastSighted ? published : lastSighted,
      lastSighted,
      sightings,
      exempt: false,
      classification,
      stixId: stixIdOf('indicator', patternOf({ kind, value })),
      validUntil: null,
      revoked: false,
    };
  });
