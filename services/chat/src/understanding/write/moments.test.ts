import { describe, expect, it } from '@jest/globals';
import { clocksIn } from './moments.js';

describe('times of day', () => {
  it.each<[text: string, times: readonly string[]]>([
    ["my 3 o'clock", ['15:00']],
    ["the 11 o'clock interview", ['11:00']],
    ['from ten in the evening until seven in the morning', ['22:00', '07:00']],
    ['at nine at night', ['21:00']],
    ['12 at night', ['00:00']],
    ['at 2', ['14:00']],
    ['at 09:30', ['09:30']],
    ['7 to 19', ['07:00', '19:00']],
    ['from 10pm till 6am', ['22:00', '06:00']],
    ['in the morning', []],
    ['two people in the emergency room', []],
  ])('%s', (text, times) => expect(clocksIn(text).map(({ time }) => time)).toEqual(times));
});
