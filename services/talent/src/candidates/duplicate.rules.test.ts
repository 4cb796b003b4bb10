import { describe, expect, it } from '@jest/globals';
import { differingFields, duplicateReasonsOf, phoneKey, type Comparable } from './duplicate.rules.js';

const record: Comparable = {
  email: 'hanna@old.example',
  phone: '+1 (312) 555-0148',
  headline: 'Account executive',
  family: 'vogel',
};

describe('two records of one person', () => {
  it.each([
    ['the same mail', { email: record.email, phone: null, family: 'stone' }, ['email']],
    ['the same number, spelled otherwise, and family name', { email: null, phone: '1 312 555 0148' }, ['phone']],
    ['both', {}, ['email', 'phone']],
    ['the same number of another family', { email: null, family: 'stone' }, []],
    ['no number on either', { email: 'other@example.com', phone: null }, []],
  ] as const)('%s', (_, changes, reasons) =>
    expect(duplicateReasonsOf(record, { ...record, ...changes })).toEqual(reasons),
  );

  it('two records without a number share none', () =>
    expect(
      duplicateReasonsOf({ ...record, email: null, phone: null }, { ...record, email: null, phone: null }),
    ).toEqual([]));

  it('name the fields in which they differ', () =>
    expect(differingFields(record, { ...record, email: null, headline: 'Sales lead' })).toEqual(['email', 'headline']));
});

it('too few digits tell nobody apart', () => {
  expect(phoneKey('555 01')).toBeNull();
  expect(phoneKey('+1 312 555 0148')).toBe('13125550148');
});
