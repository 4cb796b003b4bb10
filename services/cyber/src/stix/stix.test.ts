import { describe, expect, it } from '@jest/globals';
import { classifications, sharingCircles, mayShare } from '@talent-os/contracts/cyber/threat-kinds.js';
import fc from 'fast-check';
import { classificationOf, markingId } from './markings.js';
import { objectLines } from './object-lines.js';
import { MOST_REFUSED } from '../refused-lines.js';
import { IN_BACKGROUND, readBundle } from './read-bundle.js';
import { stixIdOf } from './stix-id.js';
import { accountedFor } from '@talent-os/contracts/import-account.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { accountOf, importBundle } from './import-bundle.js';
import type { OutBundle, OutThreat } from './out-bundle.js';
import { writeBundle } from './write-bundle.js';

const now = new Date('2026-11-20T10:00:00Z');
const id = (type: string, digit: number) => `${type}--0192a000-0000-4000-8000-00000000000${digit}`;
const report = {
  type: 'report',
  spec_version: '2.1',
  id: id('report', 1),
  name: 'Lures',
  published: '2026-11-19T08:00:00Z',
  labels: ['severity:high'],
  object_marking_refs: [markingId('TLP:GREEN')],
  object_refs: [id('indicator', 2), id('vulnerability', 3), id('attack-pattern', 4)],
};
const indicator = {
  type: 'indicator',
  id: id('indicator', 2),
  pattern: "[domain-name:value = 'bad.example']",
  pattern_type: 'stix',
  valid_from: '2026-11-18T08:00:00Z',
};
const alone = (threats: readonly OutThreat[]): OutBundle => ({ threats, patterns: [], objects: [], whole: true });
const bundleOf = (...objects: unknown[]) => JSON.stringify({ type: 'bundle', id: id('bundle', 0), objects }, null, 1);

describe('a bundle', () => {
  it('gives threats, indicators, what they are linked by, and sightings', () => {
    const read = readBundle(
      bundleOf(
        report,
        indicator,
        { type: 'vulnerability', id: id('vulnerability', 3), name: 'CVE-2024-3400' },
        {
          type: 'attack-pattern',
          id: id('attack-pattern', 4),
          name: 'Phishing',
          external_references: [{ source_name: 'mitre-attack', external_id: 'T1566.001' }],
        },
        {
          type: 'sighting',
          id: id('sighting', 5),
          sighting_of_ref: id('indicator', 2),
          last_seen: '2026-11-20T09:00:00Z',
        },
        { type: 'identity', id: id('identity', 6), name: 'Somebody' },
      ),
      now,
    );
    expect(read.refused).toEqual([]);
    expect(read.threats).toMatchObject([{ title: 'Lures', severity: 'high', classification: 'TLP:GREEN' }]);
    expect(read.patterns).toMatchObject([
      { classification: 'TLP:AMBER', observables: [{ kind: 'domain', value: 'bad.example' }] },
    ]);
    expect([...read.facts.values()]).toEqual([{ cve: 'CVE-2024-3400' }, { technique: 'T1566.001' }]);
    expect(read.sightings).toMatchObject([{ of: id('indicator', 2), count: 1 }]);
  });

  it('is refused line by line where it is bad, and the rest is taken', () => {
    const text = [
      '{ "type": "bundle", "objects": [',
      JSON.stringify(indicator),
      `,{ "type": "report", "id": "${id('report', 1)}" }`,
      `,{ "type": "malware", "id": "${id('report', 7)}", "name": "x" }`,
      ',17',
      `,${JSON.stringify({ ...indicator, id: id('indicator', 8), pattern: "[a:b = 'x' AND c:d = 'y'" })}`,
      `,${JSON.stringify(indicator)}`,
      `,${JSON.stringify({ ...report, id: 'report--1' })}`,
      `,${JSON.stringify({ ...report, spec_version: '2.0' })}`,
      ']}',
    ].join('\n');
    const { patterns, threats, refused } = readBundle(text, now);
    expect([patterns.length, threats.length]).toEqual([1, 0]);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'a name is needed'],
      [4, 'the id is of another type'],
      [5, expect.stringContaining('expected object')],
      [6, 'the pattern is no STIX pattern: comparisons in brackets are'],
      [7, 'the id stands in the bundle already'],
      [8, 'the id is no STIX identifier'],
      [9, 'only STIX 2.1 is taken'],
    ]);
  });

  it('tells objects apart without regard to case, and refuses what cannot be stored', () => {
    const twin = { ...indicator, id: indicator.id.replace(/[0-9a-f-]+$/, (hex) => hex.toUpperCase()) };
    const odd = { ...report, name: 'a\0b' };
    const { refused } = readBundle(JSON.stringify({ type: 'bundle', objects: [indicator, twin, odd] }), now);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'the id stands in the bundle already',
      'it holds characters that cannot be stored',
    ]);
  });

  it('that is none is refused as a whole', () => {
    for (const text of ['{', '[]', '{"type":"report"}', 'null', '"bundle"'])
      expect([text, readBundle(text, now).refused.length]).toEqual([text, 1]);
  });

  it('says of which kinds it holds what is not kept', () => {
    const other = (type: string, digit: number) => ({ type, id: id(type, digit), name: 'x' });
    const read = readBundle(
      bundleOf(indicator, other('tool', 3), other('infrastructure', 4), other('ipv4-addr', 5), other('tool', 6), 17),
      now,
    );
    expect(new Map(read.passedOver)).toEqual(
      new Map([
        ['tool', 2],
        ['infrastructure', 1],
        ['ipv4-addr', 1],
      ]),
    );
    expect([read.read, read.objects.length, read.refusals]).toEqual([6, 1, 1]);
  });

  it('is accounted for to the last object, whatever it holds', () => {
    const type = fc.constantFrom(
      'indicator',
      'report',
      'tool',
      'relationship',
      'sighting',
      'vulnerability',
      'file',
      'x',
    );
    const object = fc.record({ type, digit: fc.integer({ min: 0, max: 9 }) }).map((one) => ({
      ...indicator,
      name: 'x',
      id: id(one.type, one.digit),
      type: one.type,
      source_ref: id('indicator', 2),
      target_ref: id('tool', 1),
      relationship_type: 'indicates',
      sighting_of_ref: id('indicator', one.digit),
    }));
    fc.assert(
      fc.property(fc.array(fc.oneof(object, fc.jsonValue()), { maxLength: 12 }), fc.nat(), (objects, some) => {
        const read = readBundle(bundleOf(...objects), now);
        const loose = read.objects.filter(({ ends }) => ends.length > 0);
        const kept = read.objects.length - loose.length;
        const account = accountOf(read, { taken: some % (kept + 1), kept, loose });
        expect(account.rows).toBe(objects.length);
        expect(accountedFor(account)).toBe(account.rows);
      }),
    );
  });

  it('takes as many statements for a thousand indicators as for ten', async () => {
    const statements = async (count: number) => {
      const many = Array.from({ length: count }, (_, at) => ({
        ...indicator,
        id: stixIdOf('indicator', String(at)),
        pattern: `[domain-name:value = 'h${at}.example']`,
      }));
      const sightings = many.map((one, at) => ({
        type: 'sighting',
        id: stixIdOf('sighting', String(at)),
        sighting_of_ref: one.id,
      }));
      const read = readBundle(bundleOf(report, ...many, ...sightings), now);
      let asked = 0;
      const ask = async (sql: string) => {
        asked += 1;
        return sql.includes('as sightings') ? { sightings: 0, indicators: [] } : [];
      };
      const tx = { advisoryLock: ask, read: ask, readOne: ask, execute: ask } as unknown as Transaction;
      await importBundle(tx, { now, userId: 'u', emit: () => undefined } as unknown as Ctx, read);
      return asked;
    };
    const few = await statements(10);
    expect(await statements(1_000)).toBe(few);
    expect(few).toBeLessThan(12);
  });

  it('of more than is taken says so in a few lines, before it costs anything', () => {
    const many = (count: number) =>
      `{"type":"bundle","objects":[${Array.from({ length: count }, () => '0').join(',\n')}]}`;
    const refusedOf = (text: string) => readBundle(text, now).refused;
    const [more, beyond] = refusedOf(many(6_000)).slice(MOST_REFUSED);
    expect(more).toEqual({ id: null, line: 1_001, reason: '4000 more, from here on' });
    expect(beyond).toMatchObject({ line: 5_001, reason: 'at most 5000 objects are taken at once: 1000 are left out' });
    const later = readBundle(many(10_001), now, IN_BACKGROUND).refused.at(-1);
    expect(later).toMatchObject({ line: 10_001, reason: 'at most 10000 objects are taken at once: 1 are left out' });
    const whole = [[1, 'a bundle holds at most 25000 values on 32 levels']];
    const told = (text: string) => refusedOf(text).map(({ line, reason }) => [line, reason]);
    expect(told(many(240_000))).toEqual(whole);
    expect(told(`{"type":"bundle","objects":[${'['.repeat(40)}${']'.repeat(40)}]}`)).toEqual(whole);
  });

  it('never fails, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), (objects) => {
        const read = readBundle(bundleOf(...objects), now);
        expect(read.threats.length + read.patterns.length + read.refused.length).toBeLessThanOrEqual(objects.length);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readBundle(text, now)));
  });

  it('says of each object on which line it begins', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), fc.integer({ min: 0, max: 4 }), (objects, indent) => {
        const text = JSON.stringify({ x: { objects: [1, [2]] }, objects, y: '"objects": [' }, null, indent);
        expect(objectLines(text)).toHaveLength(objects.length);
      }),
    );
    expect(objectLines('{"objects": [\n1,\n\n"a\\"]",\n{"b": [3,\n4]}]}')).toEqual([2, 4, 5]);
  });

  it('that was written is read again, the same: ids, versions, validity, patterns, what was taken back', () => {
    const at = { created: '2026-11-01T08:00:00.000Z', modified: '2026-11-19T08:00:00.123Z' };
    const malware = stixIdOf('malware', 'Lures');
    const pattern = {
      ...at,
      stixId: id('indicator', 3),
      name: 'Beacon',
      text: "[domain-name:value = 'bad.example' AND network-traffic:dst_port = 443] FOLLOWEDBY [ipv4-addr:value = '192.0.2.7']",
      language: 'stix',
      validFrom: at.created,
      validUntil: '2027-01-01T00:00:00.000Z',
      revoked: true,
      classification: 'TLP:GREEN' as const,
    };
    const url = {
      stixId: stixIdOf('indicator', 'url'),
      kind: 'url' as const,
      value: "https://bad.example/it's",
      firstSeen: '2026-11-18T08:00:00Z',
      validUntil: null,
      revoked: false,
      classification: 'TLP:GREEN' as const,
    };
    const written = writeBundle(
      '0192a000-0000-4000-8000-000000000009',
      alone([
        {
          ...at,
          stixId: malware,
          title: 'Lures',
          description: 'Mails',
          publishedDate: '2026-11-19T08:00:00.123+00:00',
          classification: 'TLP:AMBER+STRICT',
          severity: 'critical',
          revoked: true,
          stixFacts: { is_family: true, aliases: ['Bait'] },
          cves: ['CVE-2024-3400'],
          techniques: ['T1566.001'],
          indicators: [url],
          patterns: [pattern],
        },
      ]),
    );
    const { threats, patterns, links, facts, refused } = readBundle(written, now);
    expect(refused).toEqual([]);
    expect(threats).toMatchObject([
      {
        stixId: malware,
        title: 'Lures',
        severity: 'critical',
        classification: 'TLP:AMBER+STRICT',
        revoked: true,
        facts: { is_family: true, aliases: ['Bait'] },
        created: new Date(at.created),
        modified: new Date(at.modified),
      },
    ]);
    const near = links.filter((ends) => ends.includes(malware)).map((ends) => ends.find((one) => one !== malware));
    expect(near.toSorted()).toEqual([url.stixId, pattern.stixId, ...facts.keys()].toSorted());
    expect([...facts.values()]).toEqual([{ cve: 'CVE-2024-3400' }, { technique: 'T1566.001' }]);
    const { validFrom, validUntil, created, modified, ...told } = pattern;
    expect(patterns).toMatchObject([
      {
        ...told,
        validFrom: new Date(validFrom),
        validUntil: new Date(validUntil),
        created: new Date(created),
        modified: new Date(modified),
        observables: [
          { kind: 'domain', value: 'bad.example' },
          { kind: 'ip', value: '192.0.2.7' },
        ],
      },
      { stixId: url.stixId, observables: [{ kind: 'url', value: "https://bad.example/it's" }] },
    ]);
    const versions = [...written.matchAll(/--[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])/g)].map(([, version]) => version);
    expect(versions.filter((version) => version !== '4' && version !== '5')).toEqual([]);
  });

  it('leaves as it came: confidence, labels, kill chain, references, relationships and sightings', () => {
    const kill = [{ kill_chain_name: 'mitre-attack', phase_name: 'initial-access' }];
    const more = {
      spec_version: '2.1',
      created: '2026-11-01T08:00:00.000Z',
      modified: '2026-11-02T08:00:00.000Z',
      object_marking_refs: [markingId('TLP:GREEN')],
    };
    const came = [
      { ...indicator, ...more, confidence: 85, labels: ['phishing'], kill_chain_phases: kill },
      {
        ...more,
        type: 'malware',
        id: id('malware', 1),
        name: 'Lures',
        is_family: false,
        external_references: [{ source_name: 'x', url: 'https://x.example' }],
      },
      { ...more, type: 'vulnerability', id: id('vulnerability', 3), name: 'CVE-2024-3400', description: 'as told' },
      {
        ...more,
        type: 'relationship',
        id: id('relationship', 5),
        relationship_type: 'indicates',
        source_ref: id('indicator', 2),
        target_ref: id('malware', 1),
        confidence: 40,
      },
      { ...more, type: 'sighting', id: id('sighting', 6), sighting_of_ref: id('indicator', 2), count: 3 },
      {
        ...more,
        type: 'relationship',
        id: id('relationship', 7),
        relationship_type: 'uses',
        source_ref: id('malware', 1),
        target_ref: id('malware', 8),
      },
    ];
    const { threats, patterns, objects } = readBundle(bundleOf(...came), now);
    const at = { created: more.created, modified: more.modified };
    const [pattern, threat] = [patterns[0]!, threats[0]!];
    const written = writeBundle('0192a000-0000-4000-8000-000000000009', {
      threats: [
        {
          ...threat,
          ...at,
          publishedDate: more.created,
          stixFacts: threat.facts,
          cves: ['CVE-2024-3400'],
          techniques: [],
          indicators: [],
          patterns: [{ ...pattern, ...at, validFrom: indicator.valid_from, validUntil: null }],
        },
      ],
      patterns: [],
      objects,
      whole: true,
    });
    const out = (JSON.parse(written) as { objects: { id: string }[] }).objects;
    const byId = new Map(out.map((one) => [one.id, one]));
    for (const one of came.slice(0, 5)) expect(byId.get(one.id)).toEqual(one);
    expect(byId.has(id('relationship', 7))).toBe(false);
    const own = out.filter((one) => one.id.startsWith('relationship--') && one.id !== id('relationship', 5));
    expect(own).toMatchObject([{ source_ref: id('malware', 1), target_ref: id('vulnerability', 3) }]);
  });
});

describe('an id of our own', () => {
  it('is a UUID of version 5, the same for the same name and no other', () => {
    expect(stixIdOf('report', 'x')).toMatch(
      /^report--[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(stixIdOf('report', 'x')).toBe(stixIdOf('report', 'x'));
    expect(new Set([stixIdOf('report', 'x'), stixIdOf('report', 'y'), stixIdOf('malware', 'x')]).size).toBe(3);
  });
});

describe('a classification', () => {
  it('is the strictest of the markings, also of the former ones; what is unmarked stays among us and our clients', () => {
    expect(classificationOf([markingId('TLP:GREEN'), 'marking-definition--5e57c739-391a-4eb3-b6be-7d15ca92d5ed'])).toBe(
      'TLP:RED',
    );
    expect(classificationOf([])).toBe('TLP:AMBER');
  });

  it('lets nothing red out, and never a wider circle than a stricter one', () => {
    expect(sharingCircles.filter((circle) => mayShare('TLP:RED', circle))).toEqual([]);
    const reach = classifications.map((one) => sharingCircles.filter((circle) => mayShare(one, circle)).length);
    expect(reach).toEqual([0, 1, 2, 3, 4]);
  });
});
