import { describe, expect, it } from '@jest/globals';
import { markUnverified } from './unverified';

const text = (value: string) => ({ type: 'text', value });
const marked = (value: string) => ({ type: 'unverified', data: { hName: 'mark' }, children: [text(value)] });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

describe('figures that are not verified', () => {
  it.each([
    ['$1.3M of it', ['$1.3M'], [marked('$1.3M'), text(' of it')]],
    ['12 of 120, not 1,112', ['12'], [marked('12'), text(' of 120, not 1,112')]],
    ['12.', ['12'], [marked('12'), text('.')]],
    ['5% and 15%', ['5%', '15%'], [marked('5%'), text(' and '), marked('15%')]],
    ['twelve (of them)', ['twelve'], [marked('twelve'), text(' (of them)')]],
    ['all is well', ['12'], [text('all is well')]],
    ['all is well', [], [text('all is well')]],
  ])('are marked in "%s"', (value, figures, pieces) => {
    const tree = paragraph(text(value), { type: 'inlineCode', value: '12' });
    markUnverified(figures)()(tree as never);
    expect(tree).toEqual(paragraph(...pieces, { type: 'inlineCode', value: '12' }));
  });
});
