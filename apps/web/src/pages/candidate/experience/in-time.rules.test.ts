import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Experience } from '@talent-os/contracts/talent/experience';
import { inTime } from './in-time.rules';

const entry = (title: string, startMonth: string, endMonth: string | null) =>
  fixtureOf(Experience, { title, startMonth, endMonth });

describe('what somebody has done', () => {
  it('stands in the order of time, with the months between where they lie', () => {
    const items = [entry('Nurse', '2020-07', null), entry('Assistant', '2017-01', '2019-12')];
    const gap = { startMonth: '2020-01', endMonth: '2020-06', months: 6 };
    expect(inTime(items, [gap])).toEqual([items[0], gap, items[1]]);
  });
});
