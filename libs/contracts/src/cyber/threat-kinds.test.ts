import { describe, expect, it } from '@jest/globals';
import { indicatorValue, type IndicatorKind } from './threat-kinds.js';

describe('an indicator', () => {
  it.each<[IndicatorKind, string, string]>([
    ['ip', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['ip', '2001:0db8::0001', '2001:db8::1'],
    ['ip', '192[.]0.2.1', '192.0.2.1'],
    ['domain', 'Evil[.]Example', 'evil.example'],
    ['hash', 'D41D8CD98F00B204E9800998ECF8427E', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['email', 'Bait[at]Evil.example ', 'bait@evil.example'],
    ['url', 'hxxps://EVIL.example/Path?A=B', 'https://evil.example/Path?A=B'],
    ['url', 'HTTP://Me:Word@Evil.example:8080', 'http://Me:Word@evil.example:8080'],
  ])('%s %s is kept as %s', (kind, text, kept) => {
    expect(indicatorValue(kind, text)).toBe(kept);
    expect(indicatorValue(kind, kept)).toBe(kept);
  });

  it.each<[IndicatorKind, string]>([
    ['ip', '2001:db8::1%eth0'],
    ['ip', '1.2.3'],
    ['domain', 'localhost'],
    ['url', 'javascript:alert(1)'],
    ['email', 'nobody'],
  ])('%s %s is none', (kind, text) => expect(indicatorValue(kind, text)).toBeUndefined());
});
