import { describe, expect, it } from '@jest/globals';
import { filledFrom, inputsOf, NO_INPUTS, valuesOf } from './steps.rules';

const known = {
  competitors: ['Corvant'],
  averageDeal: 250_050,
  cycleDays: 40,
  winRate: 30,
  sellers: 7,
  yearlyTarget: null,
};

describe('what a session is about', () => {
  it('is the same after it was shown in the fields', () => {
    const inputs = filledFrom({ ...NO_INPUTS, company: 'Northwind' }, known);
    expect(inputsOf(valuesOf(inputs, 2), 2)).toEqual(inputs);
    expect(inputsOf(valuesOf(NO_INPUTS, 2), 2)).toEqual(NO_INPUTS);
  });
  it('keeps what was said over what sales knows', () => {
    expect(filledFrom({ ...NO_INPUTS, winRate: 0, competitors: ['Nexora'] }, known)).toMatchObject({
      winRate: 0,
      competitors: ['Nexora'],
      cycleDays: 40,
    });
  });
  it('leaves out what is no number', () =>
    expect(inputsOf({ ...valuesOf(NO_INPUTS, 2), sellers: 'some' }, 2).sellers).toBeNull());
});
