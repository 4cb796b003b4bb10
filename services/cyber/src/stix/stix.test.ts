import { describe, expect, it } from '@jest/globals';
import { classifications, circles, indicatorKinds, mayShare } from '@talent-os/contracts/cyber/threat-kinds.js';
import fc from 'fast-check';
import { classificationOf, markingId } from './markings.js';
import { objectLines } from './object-lines.js';
import { indicatorOf, patternOf } from './pattern.js';
import { MOST_REFUSED } from '../refused-lines.js';
import { readBundle } from './read-bundle.js';
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
    expect(read.indicators).toMatchObject([{ kind: 'domain', value: 'bad.example', classification: 'TLP:AMBER' }]);
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
      `,${JSON.stringify({ ...indicator, id: id('indicator', 8), pattern: "[a:b = 'x' AND c:d = 'y']" })}`,
      `,${JSON.stringify(indicator)}`,
      `,${JSON.stringify({ ...report, id: 'report--1' })}`,
      `,${JSON.stringify({ ...report, spec_version: '2.0' })}`,
      ']}',
    ].join('\n');
    const { indicators, threats, refused } = readBundle(text, now);
    expect([indicators.length, threats.length]).toEqual([1, 0]);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'a name is needed'],
      [4, 'the id is of another type'],
      [5, expect.stringContaining('expected object')],
      [6, 'the pattern is not one comparison with an address, domain, URL, hash or e-mail address'],
      [7, 'the id stands in the bundle already'],
      [8, 'the id is no STIX identifier'],
      [9, 'only STIX 2.1 is taken'],
    ]);
  });

  it('that is none is refused as a whole', () => {
    for (const text of ['{', '[]', '{"type":"report"}', 'null', '"bundle"'])
      expect([text, readBundle(text, now).refused.length]).toEqual([text, 1]);
  });

  it('of more than is taken says so in a few lines, before it costs anything', () => {
    const many = (count: number) =>
      `{"type":"bundle","objects":[${Array.from({ length: count }, () => '0').join(',\n')}]}`;
    const refusedOf = (text: string) => readBundle(text, now).refused;
    const [more, beyond] = refusedOf(many(6_000)).slice(MOST_REFUSED);
    expect(more).toEqual({ id: null, line: 1_001, reason: '4000 more, from here on' });
    expect(beyond).toMatchObject({ line: 5_001, reason: 'at most 5000 objects are taken at once: 1000 are left out' });
    const whole = [[1, 'a bundle holds at most 25000 values on 32 levels']];
    const told = (text: string) => refusedOf(text).map(({ line, reason }) => [line, reason]);
    expect(told(many(240_000))).toEqual(whole);
    expect(told(`{"type":"bundle","objects":[${'['.repeat(40)}${']'.repeat(40)}]}`)).toEqual(whole);
  });

  it('never fails, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 8 }), (objects) => {
        const read = readBundle(bundleOf(...objects), now);
        expect(read.threats.length + read.indicators.length + read.refused.length).toBeLessThanOrEqual(objects.length);
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

  it('that was written is read again, the same', () => {
    const written = writeBundle('0192a000-0000-4000-8000-000000000009', [
      {
        id: '0192a000-0000-7000-8000-000000000001',
        title: 'Lures',
        description: 'Mails',
        publishedDate: '2026-11-19T08:00:00.123+00:00',
        classification: 'TLP:AMBER+STRICT',
        severity: 'critical',
        indicators: [
          {
            id: '0192a000-0000-7000-8000-000000000002',
            kind: 'url',
            value: "https://bad.example/it's",
            firstSeen: '2026-11-18T08:00:00Z',
            classification: 'TLP:GREEN',
          },
        ],
      },
    ]);
    const { threats, indicators, refused } = readBundle(written, now);
    expect(refused).toEqual([]);
    expect(threats).toMatchObject([{ title: 'Lures', severity: 'critical', classification: 'TLP:AMBER+STRICT' }]);
    expect(threats[0]!.refs).toEqual([indicators[0]!.stixId]);
    expect(indicators).toMatchObject([{ kind: 'url', value: "https://bad.example/it's", classification: 'TLP:GREEN' }]);
  });
});

describe('a pattern', () => {
  it.each([
    ['ip', '203.0.113.7'],
    ['ip', '2001:db8::7'],
    ['domain', 'bad.example'],
    ['url', "https://bad.example/a?b='c'"],
    ['hash', 'a'.repeat(64)],
    ['hash', 'b'.repeat(32)],
    ['email', 'no@bad.example'],
  ] as const)('of an indicator (%s %s) gives it back', (kind, value) => {
    expect(indicatorKinds).toContain(kind);
    expect(indicatorOf(patternOf({ kind, value }))).toEqual({ kind, value });
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
    expect(circles.filter((circle) => mayShare('TLP:RED', circle))).toEqual([]);
    const reach = classifications.map((one) => circles.filter((circle) => mayShare(one, circle)).length);
    expect(reach).toEqual([0, 1, 2, 3, 4]);
  });
});
