import { describe, expect, it } from '@jest/globals';
import { csvOf, heightsOf, spokenOf } from './chart.rules';

const reported = { name: 'Reported', color: 'red' };
const closed = { name: 'Closed', color: 'blue' };
const rows = [
  { name: '2 Mar', values: [3, 1] },
  { name: '9 Mar', full: '9 March', values: [4, null] },
  { name: '16 Mar', values: [null, undefined] },
];

describe('a chart in words', () => {
  it('names the value of each series, and leaves out what is not known', () =>
    expect(spokenOf('Incidents by week', { series: [reported, closed], rows }, String)).toBe(
      'Incidents by week: 2 Mar 3 reported, 1 closed; 9 March 4 reported',
    ));

  it('says no name where there is one series', () =>
    expect(
      spokenOf('Overtime', { series: [reported], rows: [{ name: 'May', values: [2] }] }, (value) => `${value} h`),
    ).toBe('Overtime: May 2 h'));
});

describe('the axis of a chart', () => {
  it('reaches every value', () => expect(heightsOf({ rows }, false)).toEqual([3, 1, 4]));
  it('reaches what stands on each other', () => expect(heightsOf({ rows }, true)).toEqual([4, 4, 0]));
});

it('is a file of its figures, in which no name is a formula', () =>
  expect(csvOf('Week', { series: [reported, closed], rows: [...rows, { name: '=1+1', values: [1, 2] }] })).toBe(
    "Week,Reported,Closed\r\n2 Mar,3,1\r\n9 March,4,\r\n16 Mar,,\r\n'=1+1,1,2\r\n",
  ));
