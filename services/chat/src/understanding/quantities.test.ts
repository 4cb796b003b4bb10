import { describe, expect, it } from '@jest/globals';
import { marksIn } from './quantities.js';
import { wordsOf } from './words.js';

const marks = (text: string) =>
  marksIn(wordsOf(text), text, new Set()).map((mark) =>
    Object.fromEntries(Object.entries(mark).filter(([key]) => key !== 'from' && key !== 'to')),
  );

describe('amounts, orders and negations', () => {
  it.each<[string, readonly unknown[]]>([
    [
      'worth more than a hundred thousand dollars',
      [{ kind: 'number', value: 100_000, money: true, unit: 'dollars', compare: '>' }],
    ],
    ['five or more late tasks', [{ kind: 'number', value: 5, money: false, compare: '>=' }]],
    ['over $80k', [{ kind: 'number', value: 80_000, money: true, compare: '>' }]],
    ['more than 60 percent', [{ kind: 'number', value: 60, money: false, unit: 'percent', compare: '>' }]],
    ['less than an hour', [{ kind: 'number', value: 1, money: false, unit: 'hour', compare: '<' }]],
    ['twenty five', [{ kind: 'number', value: 25, money: false }]],
    ['no competitor', [{ kind: 'not' }]],
    ['average amount', [{ kind: 'aggregate', of: 'mean' }]],
    [
      'three biggest deals',
      [
        { kind: 'number', value: 3, money: false },
        { kind: 'order', word: 'biggest', order: { dir: 'desc', about: 'size' } },
      ],
    ],
  ])('of “%s”', (text, found) => expect(marks(text)).toEqual(found));
});
