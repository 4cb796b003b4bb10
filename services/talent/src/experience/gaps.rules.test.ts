import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gapsOf } from './gaps.rules.js';

const span = (startMonth: string, endMonth: string | null) => ({ startMonth, endMonth });

describe('the months for which nothing was entered', () => {
  it.each([
    ['a break of half a year', [span('2019-01', '2019-12'), span('2020-07', null)], [['2020-01', '2020-06', 6]]],
    ['a change of jobs', [span('2019-01', '2019-12'), span('2020-03', null)], []],
    ['one entry inside another', [span('2015-01', '2022-12'), span('2016-01', '2016-06'), span('2023-01', null)], []],
    ['entries in any order', [span('2022-01', null), span('2018-01', '2020-12')], [['2021-01', '2021-12', 12]]],
    ['what lies after the last entry', [span('2010-01', '2012-12')], []],
    [
      'two breaks, the latest first',
      [span('2010-01', '2010-12'), span('2012-01', '2012-12'), span('2014-01', null)],
      [
        ['2013-01', '2013-12', 12],
        ['2011-01', '2011-12', 12],
      ],
    ],
  ] as const)('of %s', (_, spans, gaps) =>
    expect(gapsOf(spans).map(({ startMonth, endMonth, months }) => [startMonth, endMonth, months])).toEqual(gaps),
  );

  it('are none while something goes on', () => {
    const month = fc
      .integer({ min: 0, max: 700 })
      .map((at) => `${1960 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`);
    fc.assert(
      fc.property(month, fc.array(month, { maxLength: 6 }), (first, later) => {
        const spans = later.filter((one) => one >= first).map((one) => span(one, one));
        expect(gapsOf([span(first, null), ...spans])).toEqual([]);
      }),
    );
  });
});
