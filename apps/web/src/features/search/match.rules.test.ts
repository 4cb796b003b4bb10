import { describe, expect, it } from '@jest/globals';
import { partsOf, tierOf } from './match.rules';

const shown = (name: string, typed: string) =>
  partsOf(name, typed)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');

describe('how well a name fits', () => {
  it.each([
    ['Opportunities', 'opportunities', 0],
    ['Opportunities', 'opp', 1],
    ['Sales Performance', 'perf', 2],
    ['Sales Performance', 'perf sal', 2],
    ['New deal', 'create', 3],
    ['Sales Performance', 'formance', undefined],
  ] as const)('%s for %s: %s', (name, typed, tier) => {
    expect(tierOf(name, typed, 'create')).toBe(tier);
  });
});

describe('what of a name was typed', () => {
  it.each([
    ['Quarry Freight – Team expansion', 'quar', '[Quar]ry Freight – Team expansion'],
    ['Quarry Freight – Team expansion', 'te qu', '[Qu]arry Freight – [Te]am expansion'],
    ['Zoë Müller', 'zoe mul', '[Zoë] [Mül]ler'],
    ['Straße', 'strass', '[Straß]e'],
    ['Bell & Quartz', 'x', 'Bell & Quartz'],
  ])('%s with %s: %s', (name, typed, marked) => {
    expect(shown(name, typed)).toBe(marked);
  });
});
