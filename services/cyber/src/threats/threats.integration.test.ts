import { beforeAll, describe, expect, it } from '@jest/globals';
import { exemptIndicator, markFalsePositive, sightIndicator } from '@talent-os/contracts/cyber/indicators.js';
import { listIntelReports, shareIntelReport, writeIntelReport } from '@talent-os/contracts/cyber/intel-reports.js';
import { getIncident } from '@talent-os/contracts/cyber/incidents.js';
import {
  exportStix,
  getIntelligence,
  getThreat,
  importStix,
  linkIncident,
  listThreats,
} from '@talent-os/contracts/cyber/threats.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { report, unique } from '../test/incidents.js';

let analyst: Person;

beforeAll(async () => {
  analyst = await signIn('analyst@sentinel.example');
});

const threatNamed = async (search: string) => {
  const { items } = await analyst.call(listThreats, { search });
  return analyst.call(getThreat, { threatId: items[0]!.id });
};

describe('the summary', () => {
  it('has its specified fields, computed from rows', async () => {
    const summary = await analyst.call(getIntelligence, {});
    const [rows] = await ownerQuery<{ published: number }>(
      `select count(*)::int as published from cyber.threat
       where organization_id = $1 and published_date > now() - interval '24 hours' and published_date <= now()`,
      [analyst.organizationId],
    );
    expect(rows!.published).toBeGreaterThan(1);
    expect(summary).toMatchObject({ newThreats: rows!.published, riskLevel: 'Critical' });
    expect(summary.iocDetected).toBeGreaterThan(5);
    expect(Object.keys(summary.recentThreats[0]!).toSorted()).toEqual([
      'classification',
      'description',
      'publishedDate',
      'severity',
      'source',
      'title',
    ]);
  });
});

describe('an indicator', () => {
  it('starts anew with a sighting, does not fall while exempt, and stays 0 as a false positive', async () => {
    const { indicators } = await threatNamed('Password spraying');
    const faded = indicators.find(({ value }) => value === '192.0.2.148')!;
    expect(faded).toMatchObject({ expired: true, falsePositive: false });
    const indicatorId = faded.id;
    const seen = await analyst.call(sightIndicator, { indicatorId, place: 'Gateway' });
    expect(seen).toMatchObject({ score: 80, expired: false, sightings: faded.sightings + 1 });
    const ahead = new Date(Date.now() + 60_000).toISOString();
    expect((await analyst.refused(sightIndicator, { indicatorId, seenAt: ahead })).code).toBe('indicator.ahead');
    await ownerQuery("update cyber.indicator set last_sighted = now() - interval '30 days' where id = $1", [
      indicatorId,
    ]);
    const exempt = await analyst.call(exemptIndicator, { indicatorId, version: seen.version, exempt: true });
    expect(exempt.score).toBe(80);
    const falls = await analyst.call(exemptIndicator, { indicatorId, version: exempt.version, exempt: false });
    expect(falls.score).toBeCloseTo(40, 0);
    const none = await analyst.call(markFalsePositive, { indicatorId, version: falls.version, falsePositive: true });
    expect(none).toMatchObject({ score: 0, expired: true, falsePositive: true });
    expect(await analyst.call(sightIndicator, { indicatorId })).toMatchObject({ score: 0, falsePositive: true });
    const stale = { indicatorId, version: none.version, falsePositive: false };
    expect((await analyst.refused(markFalsePositive, stale)).code).toBe('resource.stale');
  });
});

describe('a bundle', () => {
  it('goes out for a circle without what is too strict for it, and comes back in', async () => {
    const inside = await analyst.call(exportStix, { circle: 'organization' });
    const outside = await analyst.call(exportStix, { circle: 'public' });
    const [rows] = await ownerQuery<{ red: number }>(
      `select count(*)::int as red from cyber.threat where organization_id = $1 and classification = 'TLP:RED'`,
      [analyst.organizationId],
    );
    expect(rows!.red).toBeGreaterThan(0);
    expect(inside.withheld).toBe(rows!.red);
    expect(outside.threats).toBeLessThan(inside.threats);
    for (const hidden of ['Ransomware aimed at hospitals', 'Intrusion at a supplier', '198.51.100.77'])
      expect(outside.bundle).not.toContain(hidden);
    const { items } = await analyst.call(listThreats, { classification: 'TLP:RED' });
    for (const circle of ['organization', 'public'] as const)
      expect((await analyst.refused(exportStix, { circle, threatId: items[0]!.id })).code).toBe('threat.tlp');
    const taken = await analyst.call(importStix, { bundle: inside.bundle });
    expect(taken).toMatchObject({ threats: inside.threats, refused: [] });
    const again = await analyst.call(importStix, { bundle: inside.bundle });
    expect(again.refused).toEqual([]);
    const doubled = await ownerQuery(
      `select stix_id from cyber.threat where organization_id = $1 and stix_id is not null
       group by stix_id having count(*) > 1`,
      [analyst.organizationId],
    );
    expect(doubled).toEqual([]);
  });

  it('changes nothing when it comes again, keeps ids and patterns, and takes back what was revoked', async () => {
    const name = unique('Beacon');
    const host = `${crypto.randomUUID().slice(0, 8)}.example`;
    const [malware, indicator, sighting] = ['malware', 'indicator', 'sighting'].map(
      (type) => `${type}--${crypto.randomUUID()}`,
    ) as [string, string, string];
    const at = { spec_version: '2.1', created: '2026-01-05T08:00:00.000Z', modified: '2026-01-05T08:00:00.000Z' };
    const pattern = `[domain-name:value = '${host}' AND network-traffic:dst_port = 443]`;
    const bundle = (more: object = {}) =>
      JSON.stringify({
        type: 'bundle',
        id: `bundle--${crypto.randomUUID()}`,
        objects: [
          { ...at, type: 'malware', id: malware, name, is_family: false, ...more },
          {
            ...at,
            type: 'indicator',
            id: indicator,
            pattern,
            pattern_type: 'stix',
            valid_from: at.created,
            valid_until: '2199-01-01T00:00:00.000Z',
            ...more,
          },
          {
            ...at,
            type: 'relationship',
            id: `relationship--${crypto.randomUUID()}`,
            relationship_type: 'indicates',
            source_ref: indicator,
            target_ref: malware,
          },
          { ...at, type: 'sighting', id: sighting, sighting_of_ref: indicator, last_seen: '2026-01-06T08:00:00Z' },
        ],
      });
    expect(await analyst.call(importStix, { bundle: bundle() })).toMatchObject({
      changed: 2,
      sightings: 1,
      refused: [],
    });
    const first = await threatNamed(name);
    expect(first.indicators).toMatchObject([{ value: host, sightings: 1, revoked: false }]);
    expect(first.indicators[0]!.validUntil).toMatch(/^2199-01-01/);
    expect(first.patterns).toMatchObject([{ stixId: indicator, text: pattern, language: 'stix', revoked: false }]);
    expect(await analyst.call(importStix, { bundle: bundle() })).toMatchObject({
      changed: 0,
      sightings: 0,
      refused: [],
    });
    expect(await threatNamed(name)).toEqual(first);

    const out = await analyst.call(exportStix, { circle: 'organization', threatId: first.id });
    const { objects } = JSON.parse(out.bundle) as { objects: { id: string; pattern?: string; valid_until?: string }[] };
    expect(objects.map(({ id }) => id)).toEqual(expect.arrayContaining([malware, indicator]));
    expect(objects.find(({ id }) => id === indicator)).toMatchObject({
      pattern,
      valid_until: '2199-01-01T00:00:00.000Z',
    });

    const later = { modified: '2026-02-01T08:00:00.000Z', revoked: true };
    expect(await analyst.call(importStix, { bundle: bundle(later) })).toMatchObject({ changed: 2, sightings: 0 });
    expect((await threatNamed(name)).indicators).toMatchObject([
      { value: host, score: 0, expired: true, revoked: true },
    ]);
    expect(await analyst.call(importStix, { bundle: bundle() })).toMatchObject({ changed: 0 });
  });

  it('that is bad says where', async () => {
    const taken = await analyst.call(importStix, { bundle: '{"type":"bundle","objects":[\n{"type":"indicator"}\n]}' });
    expect(taken).toEqual({
      threats: 0,
      indicators: 0,
      sightings: 0,
      changed: 0,
      refused: [{ line: 2, id: null, reason: 'an object needs an id' }],
      account: { rows: 1, taken: 0, known: 0, refused: 1, passedOver: [] },
    });
  });

  it('of a thousand indicators is taken, is known the second time, and comes back as it came', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const at = { spec_version: '2.1', created: '2026-01-05T08:00:00.000Z', modified: '2026-01-05T08:00:00.000Z' };
    const indicators = Array.from({ length: 1_000 }, (_, number) => ({
      ...at,
      type: 'indicator',
      id: `indicator--${crypto.randomUUID()}`,
      pattern: `[domain-name:value = 'h${number}.${mark}.example']`,
      pattern_type: 'stix',
      valid_from: at.created,
      confidence: number % 100,
      labels: [mark],
    }));
    const sighting = {
      ...at,
      type: 'sighting',
      id: `sighting--${crypto.randomUUID()}`,
      sighting_of_ref: indicators[0]!.id,
      last_seen: at.created,
    };
    const loose = {
      ...sighting,
      id: `sighting--${crypto.randomUUID()}`,
      sighting_of_ref: `tool--${crypto.randomUUID()}`,
    };
    const tool = { ...at, type: 'tool', id: loose.sighting_of_ref, name: 'Scanner' };
    const objects = [...indicators, sighting, loose, tool];
    const bundle = JSON.stringify({ type: 'bundle', id: `bundle--${crypto.randomUUID()}`, objects });
    const passedOver = [
      { kind: 'sighting of what is not kept', count: 1 },
      { kind: 'tool', count: 1 },
    ];
    expect(await analyst.call(importStix, { bundle })).toMatchObject({
      indicators: 1_000,
      changed: 1_000,
      sightings: 1,
      refused: [],
      account: { rows: 1_003, taken: 1_001, known: 0, refused: 0, passedOver },
    });
    expect(await analyst.call(importStix, { bundle })).toMatchObject({
      changed: 0,
      sightings: 0,
      account: { rows: 1_003, taken: 0, known: 1_001, refused: 0, passedOver },
    });
    const out = await analyst.call(exportStix, { circle: 'organization' });
    const { objects: sent } = JSON.parse(out.bundle) as { objects: { id: string }[] };
    const byId = new Map(sent.map((one) => [one.id, one]));
    for (const one of [...indicators, sighting]) expect(byId.get(one.id)).toMatchObject(one);
    expect(byId.has(tool.id)).toBe(false);
  });

  it('of observables and tools alone says that none of them is kept', async () => {
    const objects = ['ipv4-addr', 'tool', 'infrastructure'].map((type) => ({
      type,
      id: `${type}--${crypto.randomUUID()}`,
    }));
    const bundle = JSON.stringify({ type: 'bundle', objects });
    expect((await analyst.call(importStix, { bundle })).account).toEqual({
      rows: 3,
      taken: 0,
      known: 0,
      refused: 0,
      passedOver: ['infrastructure', 'ipv4-addr', 'tool'].map((kind) => ({ kind, count: 1 })),
    });
  });
});

describe('a report', () => {
  it('is as strict as its threats, and is shared as far as that', async () => {
    const strict = await threatNamed('Ransomware aimed at hospitals');
    const facts = { title: unique('Report'), body: 'What we saw', threatIds: [strict.id] };
    expect((await analyst.refused(writeIntelReport, { ...facts, tlp: 'TLP:GREEN' })).code).toBe('threat.tlp');
    const written = await analyst.call(writeIntelReport, { ...facts, tlp: 'TLP:AMBER+STRICT' });
    expect(written).toMatchObject({ authorName: 'Ilya Novak', threats: 1 });
    const share = { reportId: written.id };
    expect((await analyst.call(shareIntelReport, { ...share, circle: 'organization' })).text).toContain('What we saw');
    expect((await analyst.refused(shareIntelReport, { ...share, circle: 'clients' })).code).toBe('threat.tlp');
    expect((await analyst.call(listIntelReports, { search: facts.title })).total).toBe(1);
  });
});

describe('a threat', () => {
  it('is put behind an incident once', async () => {
    const threat = await threatNamed('Paid floods');
    const incident = await report(analyst, { title: unique('Flood') });
    for (let times = 0; times < 2; times += 1)
      await analyst.call(linkIncident, { threatId: threat.id, incidentId: incident.id });
    const detail = await analyst.call(getIncident, { incidentId: incident.id });
    expect(detail.threats.map(({ title }) => title)).toEqual([threat.title]);
    expect(detail.timeline.filter(({ kind }) => kind === 'threat')).toHaveLength(1);
    expect((await threatNamed('Paid floods')).incidents.map(({ id }) => id)).toContain(incident.id);
  });
});
