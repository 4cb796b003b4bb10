import { describe, expect, it } from '@jest/globals';
import { requisitionOf, firstValues, valuesOf } from './request-values';

describe('the form of a request', () => {
  it('begins with what the address brought along', () => {
    const values = firstValues({ department: 'Emergency', headcount: 2, start: '2027-01-01' }, 'HEALTHCARE');
    expect(values).toMatchObject({ department: 'Emergency', industry: 'HEALTHCARE', headcount: 2 });
    expect(requisitionOf(values, 'USD')).toMatchObject({ salaryMin: null, targetStartDate: '2027-01-01' });
  });

  it('keeps amounts and days on the way there and back', () => {
    const requisition = {
      ...requisitionOf(firstValues({}, 'SALES'), 'USD'),
      salaryMin: 9_500_050,
      targetStartDate: '2027-01-01',
    };
    expect(valuesOf(requisition, 'USD').salaryMin).toBe(95_000.5);
    expect(requisitionOf(valuesOf(requisition, 'USD'), 'USD')).toEqual(requisition);
  });
});
