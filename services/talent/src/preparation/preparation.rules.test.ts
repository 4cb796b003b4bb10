import { describe, expect, it } from '@jest/globals';
import { industries } from '@talent-os/contracts/access/tables.js';
import { standardStages } from '@talent-os/contracts/talent/pipeline.js';
import { preparationSteps } from '@talent-os/contracts/talent/preparation.js';
import fc from 'fast-check';
import { stagesFrom, stepsOf } from './preparation.rules.js';
import { banks, general } from './questions.data.js';
import { questionsOf } from './questions.rules.js';

const industry = fc.constantFrom(...industries);
const named = fc.oneof(
  fc.constantFrom(...Object.values(banks).flatMap((bank) => bank.flatMap(([, , skills = []]) => skills))),
  fc.string({ minLength: 1, maxLength: 30 }),
);
const judged = fc.array(
  fc.record({ name: named, required: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }) }),
  { maxLength: 8 },
);

describe('likely questions', () => {
  it('are each asked once, some for every skill, and the same for everybody at the end', () => {
    fc.assert(
      fc.property(industry, judged, (line, skills) => {
        const questions = questionsOf(line, skills);
        const bank = questions.filter(({ key }) => key.startsWith('bank:')).map(({ key }) => key);
        expect(new Set(bank).size).toBe(bank.length);
        expect(questions.slice(-general.length).map(({ text }) => text)).toEqual(general.map(([, text]) => text));
        expect(questions.every(({ key }) => key.length <= 80)).toBe(true);
      }),
    );
  });

  it('come from the bank of the industry, and for a skill no bank knows from its name', () => {
    const keys = (name: string, required: number | null) =>
      questionsOf('SALES', [{ name, required }])
        .filter(({ skill }) => skill)
        .map(({ key }) => key);
    expect(keys('Cold calling', 2)).toEqual(['bank:cold']);
    expect(keys('Cold calling', 4)).toEqual(['bank:cold', 'teach:cold-calling']);
    expect(keys('Beekeeping', null)).toEqual(['use:beekeeping']);
  });

  it('have names of their own in every bank', () => {
    for (const bank of Object.values(banks)) expect(new Set(bank.map(([key]) => key)).size).toBe(bank.length);
  });
});

describe('what is worth doing before', () => {
  it.each([
    [{ kinds: [], mustHold: 0 }, ['read', 'resume', 'stories', 'ask']],
    [{ kinds: ['video'], mustHold: 1 }, ['read', 'resume', 'stories', 'papers', 'sound', 'ask']],
    [{ kinds: ['panel', 'phone'], mustHold: 0 }, ['read', 'resume', 'stories', 'way', 'quiet', 'ask']],
  ] as const)('before %j', (ahead, steps) => expect(stepsOf(ahead, []).map(({ step }) => step)).toEqual(steps));

  it('is done where it was ticked', () =>
    expect(stepsOf({ kinds: [], mustHold: 0 }, ['read', 'way']).filter(({ done }) => done)).toEqual([
      { step: 'read', done: true },
    ]));

  it('leaves no step without a place', () =>
    expect(stepsOf({ kinds: ['phone', 'video', 'onsite'], mustHold: 1 }, []).map(({ step }) => step)).toEqual([
      ...preparationSteps,
    ]));
});

describe('the way through a pipeline', () => {
  const stages = standardStages('SALES');
  it('lies behind, here and ahead, in order', () =>
    expect(stagesFrom(stages.toReversed(), 'assess').map(({ key, place }) => [key, place])).toEqual([
      ['applied', 'past'],
      ['screen', 'past'],
      ['assess', 'now'],
      ['team-interview', 'ahead'],
      ['final-interview', 'ahead'],
      ['offer', 'ahead'],
      ['hired', 'ahead'],
    ]));

  it('is nowhere for who has not applied', () =>
    expect(stagesFrom(stages, null).every(({ place }) => place === null)).toBe(true));
});
