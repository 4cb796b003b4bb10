import { describe, expect, it } from '@jest/globals';
import { indicatorKinds } from '@talent-os/contracts/cyber/threat-kinds.js';
import fc from 'fast-check';
import { observablesOf, patternOf } from './pattern.js';

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
    expect(observablesOf(patternOf({ kind, value }))).toEqual([{ kind, value }]);
  });

  it.each<[string, readonly string[] | undefined]>([
    ["[ipv4-addr:value = '192.0.2.1' OR ipv4-addr:value = '192.0.2.2']", ['192.0.2.1', '192.0.2.2']],
    ["[url:value = 'http://a.example/' AND NOT domain-name:value = 'b.example']", ['http://a.example/', 'b.example']],
    ["[domain-name:value NOT = 'good.example' AND domain-name:value = 'bad.example']", ['bad.example']],
    ["[domain-name:value != 'good.example']", []],
    ["[ipv4-addr:value IN ('192.0.2.1', '192.0.2.9')]", ['192.0.2.1', '192.0.2.9']],
    [`[file:hashes.'SHA-256' = '${'a'.repeat(64)}'] WITHIN 300 SECONDS`, ['a'.repeat(64)]],
    [`[file:hashes."SHA-256" = '${'a'.repeat(64)}' AND file:name = 'x.exe']`, ['a'.repeat(64)]],
    [
      "([domain-name:value = 'a.example'] AND [url:value = 'http://b.example/']) REPEATS 5 TIMES",
      ['a.example', 'http://b.example/'],
    ],
    ["[windows-registry-key:key = 'HKLM\\\\Run']", []],
    ["[process:binary_ref.hashes.MD5 = 'x' AND file:extensions.'windows-pebinary-ext'.sections[*].entropy > 7.0]", []],
    ["[network-traffic:dst_ref.value = '198.51.100.4' AND network-traffic:dst_port = 8443]", ['198.51.100.4']],
    ["[domain-name:value LIKE '%.example']", []],
    ["[email-message:sender_ref.value = 'No@Bad.Example']", ['no@bad.example']],
    ["[domain-name:value = 'a.example'", undefined],
    ["domain-name:value = 'a.example'", undefined],
    ['rule yara { condition: true }', undefined],
    ['[]', undefined],
    ['', undefined],
  ])('%s asks for %j', (pattern, values) => expect(observablesOf(pattern)?.map(({ value }) => value)).toEqual(values));

  it('is read to its end, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...`[]()'"\\=:.- aIN`), maxLength: 400 }),
        (text) => void observablesOf(text),
      ),
    );
    observablesOf(`[${"a:b = 'c' AND ".repeat(1_400)}a:b = '`);
    observablesOf(`[file:${"hashes.'".repeat(2_000)}`);
  });
});
