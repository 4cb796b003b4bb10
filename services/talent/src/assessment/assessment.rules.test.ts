import { describe, expect, it } from '@jest/globals';
import {
  AREA_MOST,
  ASSESSMENT_QUESTIONS,
  INTEREST_QUESTIONS,
  interestAreaKeys,
  MOST_LIKED,
  VALUE_MOST,
  VALUE_QUESTIONS,
  workValueKeys,
} from '@talent-os/contracts/talent/assessment-scales.js';
import fc from 'fast-check';
import { careers } from '../careers/careers.data.js';
import { rolesOfMap } from '../careers/roles-of-map.js';
import {
  activityAreas,
  nearRoles,
  openIn,
  questionsOf,
  resultOf,
  scoresOf,
  sharedOf,
  strongestOf,
  type Answers,
} from './assessment.rules.js';
import { activities, valuePairs } from './items.data.js';
import { areasOf } from './role-areas.data.js';

const numbers = Array.from({ length: ASSESSMENT_QUESTIONS }, (_, at) => at + 1);
const whole = fc
  .tuple(
    fc.array(fc.nat(MOST_LIKED), { minLength: INTEREST_QUESTIONS, maxLength: INTEREST_QUESTIONS }),
    fc.array(fc.nat(1), { minLength: VALUE_QUESTIONS, maxLength: VALUE_QUESTIONS }),
  )
  .map(([interests, values]): Answers => Object.fromEntries([...interests, ...values].map((one, at) => [at + 1, one])));

describe('the questions of the assessment', () => {
  it('are sixty activities, ten of an area, and each value beside each other one', () => {
    const texts = Object.values(activities).flat();
    expect([texts.length, new Set(texts).size]).toEqual([INTEREST_QUESTIONS, INTEREST_QUESTIONS]);
    expect(activityAreas.slice(0, 4)).toEqual(['realistic', 'realistic', 'investigative', 'investigative']);
    for (const area of interestAreaKeys) expect(activityAreas.filter((one) => one === area)).toHaveLength(10);
    expect(new Set(valuePairs.map((pair) => pair.toSorted().join(' '))).size).toBe(VALUE_QUESTIONS);
    valuePairs.slice(1).forEach((pair, at) => expect(valuePairs[at]!.some((one) => pair.includes(one))).toBe(false));
  });

  it('are numbered as they are asked, with what was chosen', () => {
    const questions = questionsOf({ 1: 4, 75: 1 });
    expect(questions.map(({ number }) => number)).toEqual(numbers);
    expect(questions[0]).toEqual({
      number: 1,
      kind: 'interest',
      text: 'Build kitchen cabinets',
      other: null,
      choice: 4,
    });
    expect(questions.at(-1)).toMatchObject({ kind: 'value', choice: 1 });
    expect(openIn({ 1: 4, 75: 1 })).toBe(ASSESSMENT_QUESTIONS - 2);
  });
});

describe('what answers amount to', () => {
  it('is what was chosen, all of it and nothing besides', () =>
    fc.assert(
      fc.property(whole, (answers) => {
        expect(openIn(answers)).toBe(0);
        const { interests, values } = scoresOf(answers);
        const sum = (scores: Readonly<Record<string, number>>) =>
          Object.values(scores).reduce((one, two) => one + two, 0);
        expect(sum(interests)).toBe(sum(Object.fromEntries(Object.entries(answers).slice(0, INTEREST_QUESTIONS))));
        expect(sum(values)).toBe(VALUE_QUESTIONS);
        for (const area of interestAreaKeys) expect(interests[area]).toBeLessThanOrEqual(AREA_MOST);
        for (const value of workValueKeys) expect(values[value]).toBeLessThanOrEqual(VALUE_MOST);
        const [first, , third] = strongestOf(interests);
        expect(interests[first!]).toBe(Math.max(...Object.values(interests)));
        expect(interestAreaKeys.filter((area) => interests[area] > interests[third!]).length).toBeLessThan(3);
        const shared = sharedOf({ interests, values });
        expect([shared.areas.length, shared.values.length]).toEqual([3, 2]);
      }),
    ));

  it('grows for an area with each activity of it that is liked more', () =>
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: INTEREST_QUESTIONS }), (answers, number) => {
        const area = activityAreas[number - 1]!;
        const [least, most] = [0, MOST_LIKED].map((choice) => scoresOf({ ...answers, [number]: choice }).interests);
        expect(most![area] - least![area]).toBe(MOST_LIKED);
        for (const other of interestAreaKeys.filter((one) => one !== area)) expect(most![other]).toBe(least![other]);
      }),
    ));
});

describe('roles near to what somebody likes', () => {
  const zero = { realistic: 0, investigative: 0, artistic: 0, social: 0, enterprising: 0, conventional: 0 };
  const all = rolesOfMap(['SALES', 'HEALTHCARE', 'CYBER']);

  it('have letters for every role of the map, three that differ', () => {
    for (const { industry, key } of all) expect([key, new Set(areasOf(industry, key)).size]).toEqual([key, 3]);
    expect(areasOf('SALES', 'none')).toEqual([]);
    expect(all.length).toBe(Object.values(careers).flatMap(({ roles }) => Object.keys(roles)).length);
  });

  it('are those whose work is most what is liked most', () => {
    expect(nearRoles(all, { ...zero, social: 40, realistic: 20 })[0]).toMatchObject({ industry: 'HEALTHCARE' });
    expect(nearRoles(all, { ...zero, enterprising: 40 }).every(({ areas }) => areas[0] === 'enterprising')).toBe(true);
    expect(nearRoles(all, { ...zero, conventional: 40 })[0]!.areas[0]).toBe('conventional');
  });

  it('are none where nothing is liked', () => expect(nearRoles(all, zero)).toEqual([]));

  it('stand in the result, with the day from which it may be taken again', () => {
    const result = resultOf(scoresOf({ 1: 4 }), new Date('2026-11-01T10:00:00Z'), all);
    expect(result).toMatchObject({
      strongest: ['realistic', 'investigative', 'artistic'],
      retakeFrom: '2026-12-01T10:00:00.000Z',
    });
    expect(result.interests.map(({ area }) => area)).toEqual(interestAreaKeys);
  });
});
