import { describe, expect, it } from '@jest/globals';
import { indicatorValue, indicatorValues, type IndicatorKind } from './threat-kinds.js';

describe('an indicator', () => {
  it.each<[IndicatorKind, string, string]>([
    ['ip', '2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['ip', '2001:0db8::0001', '2001:db8::1'],
    ['ip', '192[.]0.2.1', '192.0.2.1'],
    ['domain', 'Evil[.]Example', 'evil.example'],
    ['domain', 'evil[dot]example', 'evil.example'],
    ['domain', 'evil (dot) example', 'evil.example'],
    ['domain', 'evil{.}example.', 'evil.example'],
    ['domain', 'bücher[.]example', 'xn--bcher-kva.example'],
    ['domain', '“пример[.]рф”', 'xn--e1afmkfd.xn--p1ai'],
    ['email', 'bait(at)evil[dot]example', 'bait@evil.example'],
    ['email', '<bait[@]bücher[.]example>', 'bait@xn--bcher-kva.example'],
    ['url', 'hxxps[://]evil[.]example/a', 'https://evil.example/a'],
    ['url', 'hXXp[:]//evil[dot]example[/]a,b;c', 'http://evil.example/a,b;c'],
    ['url', 'fxp://evil.example/a', 'ftp://evil.example/a'],
    ['url', 'https://BÜCHER.example:8443/Ä', 'https://xn--bcher-kva.example:8443/Ä'],
    ['ip', '192.0.2(.)1', '192.0.2.1'],
    ['ip', '2001[:]db8[:][:]1', '2001:db8::1'],
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
    ['url', 'https://evil.example/a b'],
    ['domain', 'evil example'],
    ['domain', 'evil.example/path'],
  ])('%s %s is none', (kind, text) => expect(indicatorValue(kind, text)).toBeUndefined());
});

describe('indicators pasted at once', () => {
  it('are each kept once, in one order', () => {
    expect(indicatorValues('ip', '203.0.113.9; 198[.]51[.]100[.]7\n203.0.113.9')).toEqual([
      '198.51.100.7',
      '203.0.113.9',
    ]);
    expect(indicatorValues('url', 'https://a.example/x,y, https://b.example')).toEqual([
      'https://a.example/x,y',
      'https://b.example',
    ]);
  });

  it('are refused where one is of another kind, where there is none and where there are too many', () => {
    const many = Array.from({ length: 51 }, (_, n) => `203.0.113.${n}`).join(' ');
    for (const text of ['203.0.113.9 evil.example', ' ; ', many]) expect(indicatorValues('ip', text)).toBeUndefined();
  });
});
